"""Tests of Doughnut Drive-Thru, clause by clause."""

"""A shelf of games for tests: `tests.crumbs.on_the_shelf` puts it beside the real ones."""

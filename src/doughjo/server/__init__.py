"""The server: tables, seats, sockets, storage, bots in worker processes."""

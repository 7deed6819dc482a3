"""Where requests come in: the HTTP API, the socket, and what guards them."""

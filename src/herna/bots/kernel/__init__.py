"""Search and playouts, compiled."""

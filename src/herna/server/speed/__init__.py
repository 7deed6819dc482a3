"""What makes the server faster and nothing else: it also runs without these rooms."""

"""Tables in memory, with the connections that watch them and the bots that play at them."""

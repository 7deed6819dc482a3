"""Tables in memory, with the connections that look at them and the bots that play at them."""

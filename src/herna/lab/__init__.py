"""The lab: who wins, how often, how fast. Series of games between bots, and the speed of everything."""

# What is told when a match is over.
thebase-debrief-table = What each side did
thebase-debrief-saved = Saved
thebase-debrief-rear = Columns to go for the rearmost
thebase-debrief-eliminated = Opponents eliminated
thebase-debrief-moved = Moves
thebase-debrief-revealed = Tiles revealed
thebase-debrief-rotated = Tiles rotated
thebase-debrief-tokens = Bonus tokens spent
thebase-debrief-rounds = Rounds completed: { $rounds }
thebase-debrief-moments = Saved and eliminated

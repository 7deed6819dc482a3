# Lessons and other exercises on the board.
study-all = You have done all the lessons. Now play!
study-done-of = { $done } of { $all } done
study-done = Done
study-none = There are no lessons for this game yet. Read its rules instead.
study-no-lesson = There’s no such lesson. Choose one from the list of lessons.
study-step = Step { $step } of { $steps }
study-seat = You play: { $who }
study-hint = Hint
study-solution = Solution
study-again = Again
study-rule = Rule
study-next = Next
study-try-again = Try again
study-to-course = Back to lessons
study-right = That’s right.
study-wrong = That’s not it yet. Try something else.
study-shown = This is the solution. Tap Again to try it yourself, or continue.

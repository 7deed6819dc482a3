# What is printed.

mammoths-sheet-standard = Dieliky

# What is printed.

mammoths-sheet-standard = Plättchen

four_in_a_row-title = Vier in einer Reihe
four_in_a_row-summary = Wirf reihum einen Stein in den Rahmen. Wer vier eigene in einer Linie hat, gerade oder schräg, gewinnt.
four_in_a_row-seat-r = Rot
four_in_a_row-seat-y = Gelb
four_in_a_row-option-line = Gewinnlinie
four_in_a_row-option-line-explain = Wie viele Steine in einer Linie gewinnen.
four_in_a_row-option-line-3 = Drei Steine
four_in_a_row-option-line-4 = Vier Steine
four_in_a_row-option-line-5 = Fünf Steine
four_in_a_row-option-rack = Größe des Rahmens
four_in_a_row-option-rack-explain = Der große hat sieben Spalten mit je sechs Feldern, der kleine drei mit je drei.
four_in_a_row-option-rack-7x6 = Groß
four_in_a_row-option-rack-3x3 = Klein
four_in_a_row-rack = Rahmen
four_in_a_row-column = Spalte { $column }
four_in_a_row-prompt = { $who ->
    [r] Rot ist am Zug: Wähl eine Spalte.
   *[y] Gelb ist am Zug: Wähl eine Spalte.
}
four_in_a_row-prompt-line = { $who ->
    [r] Rot hat eine Linie und gewinnt.
   *[y] Gelb hat eine Linie und gewinnt.
}
four_in_a_row-prompt-full = Der Rahmen ist voll: unentschieden.
four_in_a_row-log-drop = { $who ->
    [r] Rot spielt Spalte { $column }.
   *[y] Gelb spielt Spalte { $column }.
}
four_in_a_row-log-line = { $who ->
    [r] Rot hat eine Linie und gewinnt.
   *[y] Gelb hat eine Linie und gewinnt.
}
four_in_a_row-do-drop = Wirf einen Stein in Spalte { $column }.
four_in_a_row-merit-line = Damit ist deine Linie fertig.
four_in_a_row-refusal-no-column = Diese Spalte gibt es nicht: Wähl eine, die du siehst.
four_in_a_row-refusal-over = Das Spiel ist aus: Fang ein neues an, um weiterzuspielen.
four_in_a_row-refusal-full = Diese Spalte ist voll: Wähl eine, in der oben noch Platz ist.

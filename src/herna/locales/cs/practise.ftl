# Trénink: úlohy a vlastní chyby.
practise-explain = Úlohy ze skutečných partií a tvoje vlastní chyby, které tu zahraješ lépe.
practise-all-games = Všechny hry
practise-streak = Dny v řadě
practise-streak-days = { $days ->
    [0] Zatím žádný
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
practise-streak-best = Tvoje nejdelší série: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
practise-streak-keep = Zatrénuj si dnes, ať série pokračuje.
practise-streak-done = Dnešek už se počítá.
practise-mistakes = Ještě jednou odtud
practise-mistakes-explain = Najdi něco lepšího než to, co se v tvých rozebraných partiích hrálo. Co zvládneš, vrací se v čím dál delších odstupech.
practise-mistakes-none = Nech si dohranou partii rozebrat. Co se v ní nepovedlo, můžeš trénovat tady.
practise-due = { $mistakes ->
    [one] Čeká na tebe { $mistakes } chyba.
    [few] Čekají na tebe { $mistakes } chyby.
   *[other] Čeká na tebe { $mistakes } chyb.
}
practise-due-in = { $days ->
    [one] Dnes na tebe nic nečeká. Přijď zítra.
    [few] Dnes na tebe nic nečeká. Další chyba se vrátí za { $days } dny.
   *[other] Dnes na tebe nic nečeká. Další chyba se vrátí za { $days } dní.
}
practise-begin-mistakes = Trénovat na chybách
practise-puzzles = Úlohy
practise-next-puzzle = Další úloha
practise-daily = Úloha dne
practise-daily-solved = vyřešená
practise-daily-missed = nevyřešená
practise-solved-of = Vyřešeno { $solved }/{ $all }
practise-rating = Hodnocení
practise-rating-none = Zatím žádné
practise-rating-rough = zatím jen hrubý odhad
practise-trend = Hodnocení při posledních úlohách: z { $from } na { $to }
practise-none = K této hře zatím nejsou úlohy.
practise-none-left = Máš za sebou všechny úlohy této hry a všechny jsou vyřešené.
practise-no-puzzle = Tato úloha už tu není. Vyber si jinou.
practise-no-game = Taková hra tu není. Vyber si některou ze seznamu.
practise-puzzle-of = { $game }: úloha
practise-up = Tvoje hodnocení je teď { $rating }, o { $by } vyšší.
practise-down = Tvoje hodnocení je teď { $rating }, o { $by } nižší.
practise-same = Tvoje hodnocení zůstává { $rating }.
practise-counted = Počítá se jen první pokus.
practise-about = O co jde: { $themes }
practise-mistake = Ještě jednou odtud
practise-mistake-task = Tady padlo tvoje rozhodnutí: { $what } Najdi něco lepšího.
    .team = Tady padlo vaše rozhodnutí: { $what } Najděte něco lepšího.
practise-mistake-same = To se hrálo tehdy. Najdi něco lepšího.
    .team = To se hrálo tehdy. Najděte něco lepšího.
practise-mistake-worse = K nejlepším možnostem to nepatří. Zkus něco jiného.
    .team = K nejlepším možnostem to nepatří. Zkuste něco jiného.
practise-mistake-right = Tohle tu patří k nejlepším možnostem.
practise-mistake-done-why = Tohle tu patří k nejlepším možnostem. K chybě v partii: { $why }
practise-mistake-answer = Co mohlo následovat: { $what }
practise-action = { $text }.
practise-mistake-of = Chyba { $number } z { $all }
practise-next-mistake = Dál
practise-finish = Dokončit
practise-finished = To je pro teď všechno.
practise-none-here = V této partii není co trénovat: žádná tvoje chyba v ní není.
practise-comes-back = { $days ->
    [0] Zůstává v dnešním seznamu.
    [one] Vrátí se zítra.
    [few] Vrátí se za { $days } dny.
   *[other] Vrátí se za { $days } dní.
}
practise-to-match = K partii

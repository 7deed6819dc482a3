# Tréning: úlohy a vlastné chyby.
practise-explain = Úlohy zo skutočných partií a tvoje vlastné chyby, ktoré tu zahráš lepšie.
practise-all-games = Všetky hry
practise-streak = Dni po sebe
practise-streak-days = { $days ->
    [0] Zatiaľ žiadny
    [one] { $days } deň
    [few] { $days } dni
   *[other] { $days } dní
}
practise-streak-best = Tvoja najdlhšia séria: { $days ->
    [one] { $days } deň
    [few] { $days } dni
   *[other] { $days } dní
}
practise-streak-keep = Zatrénuj si dnes, nech séria pokračuje.
practise-streak-done = Dnešok sa už počíta.
practise-mistakes = Ešte raz odtiaľto
practise-mistakes-explain = Nájdi niečo lepšie než to, čo sa v tvojich rozobratých partiách hralo. Čo zvládneš, vracia sa v čoraz dlhších odstupoch.
practise-mistakes-none = Nechaj si dohranú partiu rozobrať. Čo sa v nej nepodarilo, môžeš trénovať tu.
practise-due = { $mistakes ->
    [one] Čaká na teba { $mistakes } chyba.
    [few] Čakajú na teba { $mistakes } chyby.
   *[other] Čaká na teba { $mistakes } chýb.
}
practise-due-in = { $days ->
    [one] Dnes na teba nič nečaká. Príď zajtra.
    [few] Dnes na teba nič nečaká. Ďalšia chyba sa vráti o { $days } dni.
   *[other] Dnes na teba nič nečaká. Ďalšia chyba sa vráti o { $days } dní.
}
practise-begin-mistakes = Trénovať na chybách
practise-puzzles = Úlohy
practise-next-puzzle = Ďalšia úloha
practise-daily = Úloha dňa
practise-daily-solved = vyriešená
practise-daily-missed = nevyriešená
practise-solved-of = Vyriešené { $solved }/{ $all }
practise-rating = Hodnotenie
practise-rating-none = Zatiaľ žiadne
practise-rating-rough = zatiaľ len hrubý odhad
practise-trend = Hodnotenie pri posledných úlohách: z { $from } na { $to }
practise-none = K tejto hre zatiaľ nie sú úlohy.
practise-none-left = Máš za sebou všetky úlohy tejto hry a všetky sú vyriešené.
practise-no-puzzle = Táto úloha tu už nie je. Vyber si inú.
practise-no-game = Taká hra tu nie je. Vyber si niektorú zo zoznamu.
practise-puzzle-of = { $game }: úloha
practise-up = Tvoje hodnotenie je teraz { $rating }, o { $by } vyššie.
practise-down = Tvoje hodnotenie je teraz { $rating }, o { $by } nižšie.
practise-same = Tvoje hodnotenie zostáva { $rating }.
practise-counted = Počíta sa len prvý pokus.
practise-about = O čo ide: { $themes }
practise-mistake = Ešte raz odtiaľto
practise-mistake-task = Tu padlo tvoje rozhodnutie: { $what } Nájdi niečo lepšie.
    .team = Tu padlo vaše rozhodnutie: { $what } Nájdite niečo lepšie.
practise-mistake-same = To sa hralo vtedy. Nájdi niečo lepšie.
    .team = To sa hralo vtedy. Nájdite niečo lepšie.
practise-mistake-worse = K najlepším možnostiam to nepatrí. Skús niečo iné.
    .team = K najlepším možnostiam to nepatrí. Skúste niečo iné.
practise-mistake-right = Toto tu patrí k najlepším možnostiam.
practise-mistake-done-why = Toto tu patrí k najlepším možnostiam. K chybe v partii: { $why }
practise-mistake-answer = Čo mohlo nasledovať: { $what }
practise-action = { $text }.
practise-mistake-of = Chyba { $number } z { $all }
practise-next-mistake = Ďalej
practise-finish = Dokončiť
practise-finished = To je zatiaľ všetko.
practise-none-here = V tejto partii nie je čo trénovať: žiadna tvoja chyba v nej nie je.
practise-comes-back = { $days ->
    [0] Zostáva v dnešnom zozname.
    [one] Vráti sa zajtra.
    [few] Vráti sa o { $days } dni.
   *[other] Vráti sa o { $days } dní.
}
practise-to-match = K partii

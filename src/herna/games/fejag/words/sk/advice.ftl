# Čo povie rada.

fejag-do-Ti = Postavte tigra na { $place }.
fejag-do-Be = Postavte medveďa na { $place }.
fejag-do-Sn = Postavte hada na { $place }.
fejag-do-Ta = Postavte tarantulu na { $place }.
fejag-do-Mo = Postavte opicu na { $place }.
fejag-do-Fr = Pustite žabu na { $place }.
fejag-do-done = Ukončite ťah.
fejag-do-timeout = Vzdajte sa zvyšku ťahu.
fejag-do-card = Zahrajte kartu úsilia { $card }.
fejag-do-sheet = Odovzdajte tieto odpovede: { $choices }.
fejag-do-open = Začnite ďalší deň.
fejag-do-rank = Zadajte toto poradie: { $order }.
fejag-do-clue = Vyveste indíciu.
fejag-do-verdict = Označte odpoveď tímu za { $verdict ->
    [right] správnu
    [incomplete] neúplnú
   *[wrong] nesprávnu
}: { $team }.
fejag-do-penalty = Strhnite tímu { $price }: { $team }.
fejag-do-points = Zapíšte body tomuto tímu: { $team }, { $points }.
fejag-do-rerank = Opravte poradie: { $order }.

# Prečo.

fejag-merit-path = { $paths ->
    [one] To je vaša prvá cesta do chrámu.
    [few] Tým máte { $paths } cesty do chrámu.
   *[other] Tým máte { $paths } ciest do chrámu.
}
fejag-merit-dark = { $count ->
    [one] Zhasne figúrka iného tímu.
    [few] Zhasnú { $count } figúrky iných tímov.
   *[other] Zhasne { $count } figúrok iných tímov.
}
fejag-merit-light = { $cells ->
    [one] Osvetlí { $cells } ďalšie pole.
    [few] Osvetlí { $cells } ďalšie polia.
   *[other] Osvetlí { $cells } ďalších polí.
}

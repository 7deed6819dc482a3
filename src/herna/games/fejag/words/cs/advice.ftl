# Co řekne rada.

fejag-do-Ti = Postavte tygra na { $place }.
fejag-do-Be = Postavte medvěda na { $place }.
fejag-do-Sn = Postavte hada na { $place }.
fejag-do-Ta = Postavte tarantuli na { $place }.
fejag-do-Mo = Postavte opici na { $place }.
fejag-do-Fr = Pusťte žábu na { $place }.
fejag-do-done = Ukončete tah.
fejag-do-timeout = Vzdejte se zbytku tahu.
fejag-do-card = Zahrajte kartu úsilí { $card }.
fejag-do-sheet = Odevzdejte tyto odpovědi: { $choices }.
fejag-do-open = Zahajte další den.
fejag-do-rank = Zadejte toto pořadí: { $order }.
fejag-do-clue = Vyvěste indicii.
fejag-do-verdict = Označte odpověď týmu za { $verdict ->
    [right] správnou
    [incomplete] neúplnou
   *[wrong] chybnou
}: { $team }.
fejag-do-penalty = Strhněte týmu { $price }: { $team }.
fejag-do-points = Zapište body tomuto týmu: { $team }, { $points }.
fejag-do-rerank = Opravte pořadí: { $order }.

# Proč.

fejag-merit-path = { $paths ->
    [one] To je vaše první cesta do chrámu.
    [few] Tím máte { $paths } cesty do chrámu.
   *[other] Tím máte { $paths } cest do chrámu.
}
fejag-merit-dark = { $count ->
    [one] Zhasne figurka jiného týmu.
    [few] Zhasnou { $count } figurky jiných týmů.
   *[other] Zhasne { $count } figurek jiných týmů.
}
fejag-merit-light = { $cells ->
    [one] Osvítí { $cells } další pole.
    [few] Osvítí { $cells } další pole.
   *[other] Osvítí { $cells } dalších polí.
}

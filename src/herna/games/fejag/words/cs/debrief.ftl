# Co se říká po skončení kampaně.
fejag-debrief-points = Odkud jsou body
fejag-debrief-broken-off = Stav bodů ve chvíli, kdy kampaň předčasně skončila. Co leží ve tmě, tam zůstává.
fejag-debrief-games = Dílčí hry
fejag-debrief-days = Výhra ve vlastní den
fejag-debrief-temple = Objevení chrámu
fejag-debrief-egg = Vejce
fejag-debrief-paths = Cesty do chrámu
fejag-debrief-booked = Body ručně
fejag-debrief-total = Celkem
fejag-debrief-by-day = Den po dni
fejag-debrief-day = Den { $day }
fejag-debrief-day-of = Den { $day } ({ $team })
fejag-debrief-board = Na plánu
fejag-debrief-figures = Umístěné figurky
fejag-debrief-frogs = Žáby
fejag-debrief-attacks = Napadení
fejag-debrief-shining = Na konci svítí
fejag-debrief-found = Objevy
fejag-debrief-on-day = Den { $day }: { $what }
fejag-debrief-egg-first = Den { $day }: tajemství jako první odhaluje tým { $team }.
fejag-debrief-egg-nobody = Žádný tým na to včas nepřišel.

## Tajemství vejce jako jeden příběh. Pro každou správnou odpověď jedna věta.
fejag-debrief-secret = Tajemství vejce
fejag-egg-1 = { $choice ->
    [a] Kdysi dávno v džungli měkce dosedla loď bez posádky: někdo vejce poslal pryč před válkou, tam, kde ho nikdo nebude hledat.
    [b] Kdysi dávno vejce ukradli lupiči a prchali s ním mezi hvězdami, až jejich loď ztroskotala na Zemi.
    [c] Kdysi dávno vejce spadlo z nebe. Nikdo ho neposlal a nikdo na ně nečekal: byla to čirá náhoda.
   *[d] Kdysi dávno přinesli cizinci vejce z nebe jako dar pro lidi z džungle.
}
fejag-egg-2 = { $choice ->
    [a] Společně ho utkaly dva národy ze světla slunce, o které se dělily.
    [b] Snesl ho poslední hvězdný drak, než zhasl jako svíčka.
    [c] Vyrostlo samo, hluboko v srdci komety.
   *[d] Vyrobil ho omylem osamělý vynálezce a nikdy nepochopil jak.
}
fejag-egg-3 = { $choice ->
    [a] Domorodci loď našli a kámen po kameni kolem ní postavili chrám.
    [b] Posádka vlastníma rukama postavila chrám a loď v něm ukryla.
    [c] Pak začalo vejce působit: vlastní mocí proměnilo skálu kolem sebe v chrám.
   *[d] Chrám už tam stál, dílo staršího národa, a loď se do něj propadla střechou.
}
fejag-egg-4 = { $choice ->
    [a] Pod skořápkou spí světlo slunce. Když se na vejce posvítí z mnoha stran, probudí se.
    [b] Pod skořápkou spí mládě neznámého tvora a vylíhne se jen zpěvem.
    [c] Pod skořápkou leží paměť všech národů: kdo se vejce dotkne, ví všechno.
   *[d] Pod skořápkou čeká pohon, který dopraví kamkoli, když se naráz otočí dva klíče.
}
fejag-egg-5 = { $choice ->
    [a] V dálce to slunce vyhasíná a Exoti i Vetřelci mají každý půlku klíče. Proto přiletěli oba.
    [b] Exoti a Vetřelci přiletěli jeden kvůli druhému: ani jeden neměl dopustit, aby vejce získal ten druhý.
    [c] Exoti i Vetřelci přiletěli kvůli zprávě, a ta zpráva byla falešná.
   *[d] Exoti a Vetřelci přiletěli uzavřít mír, daleko od domova, kde se nikdo nedívá.
}
fejag-egg-6 = { $choice ->
    [a] A muselo to být teď: jen těchto jedenáct dní stojí tři světy v jedné přímce.
    [b] A muselo to být teď, protože domorodci znovu zapálili starý oheň.
    [c] A muselo to být teď, protože se skořápka stářím ztenčila.
   *[d] A muselo to být teď, protože chrám otevřelo zemětřesení.
}

# Čo sa hovorí po skončení kampane.
fejag-debrief-points = Odkiaľ sú body
fejag-debrief-broken-off = Stav bodov vo chvíli, keď sa kampaň predčasne skončila. Čo leží v tme, tam zostáva.
fejag-debrief-games = Čiastkové hry
fejag-debrief-days = Výhra vo vlastný deň
fejag-debrief-temple = Objavenie chrámu
fejag-debrief-egg = Vajce
fejag-debrief-paths = Cesty do chrámu
fejag-debrief-booked = Body ručne
fejag-debrief-total = Spolu
fejag-debrief-by-day = Deň po dni
fejag-debrief-day = Deň { $day }
fejag-debrief-day-of = Deň { $day } ({ $team })
fejag-debrief-board = Na pláne
fejag-debrief-figures = Umiestnené figúrky
fejag-debrief-frogs = Žaby
fejag-debrief-attacks = Napadnutia
fejag-debrief-shining = Na konci svietia
fejag-debrief-found = Objavy
fejag-debrief-on-day = Deň { $day }: { $what }
fejag-debrief-egg-first = Deň { $day }: tajomstvo ako prvý odhaľuje tím { $team }.
fejag-debrief-egg-nobody = Žiadny tím na to včas neprišiel.

## Tajomstvo vajca ako jeden príbeh. Pre každú správnu odpoveď jedna veta.
fejag-debrief-secret = Tajomstvo vajca
fejag-egg-1 = { $choice ->
    [a] Kedysi dávno v džungli mäkko dosadla loď bez posádky: niekto vajce poslal preč pred vojnou, tam, kde ho nikto nebude hľadať.
    [b] Kedysi dávno vajce ukradli lupiči a utekali s ním medzi hviezdami, až ich loď stroskotala na Zemi.
    [c] Kedysi dávno vajce spadlo z neba. Nikto ho neposlal a nikto naň nečakal: bola to číra náhoda.
   *[d] Kedysi dávno priniesli cudzinci vajce z neba ako dar pre ľudí z džungle.
}
fejag-egg-2 = { $choice ->
    [a] Spoločne ho utkali dva národy zo svetla slnka, o ktoré sa delili.
    [b] Zniesol ho posledný hviezdny drak, kým nezhasol ako sviečka.
    [c] Vyrástlo samo, hlboko v srdci kométy.
   *[d] Vyrobil ho omylom osamelý vynálezca a nikdy nepochopil ako.
}
fejag-egg-3 = { $choice ->
    [a] Domorodci loď našli a kameň po kameni okolo nej postavili chrám.
    [b] Posádka vlastnými rukami postavila chrám a loď v ňom ukryla.
    [c] Potom začalo vajce pôsobiť: vlastnou mocou premenilo skalu okolo seba na chrám.
   *[d] Chrám tam už stál, dielo staršieho národa, a loď sa doň prepadla strechou.
}
fejag-egg-4 = { $choice ->
    [a] Pod škrupinou spí svetlo slnka. Keď sa na vajce zasvieti z mnohých strán, prebudí sa.
    [b] Pod škrupinou spí mláďa neznámeho tvora a vyliahne sa len spevom.
    [c] Pod škrupinou leží pamäť všetkých národov: kto sa vajca dotkne, vie všetko.
   *[d] Pod škrupinou čaká pohon, ktorý dopraví kamkoľvek, keď sa naraz otočia dva kľúče.
}
fejag-egg-5 = { $choice ->
    [a] V diaľke to slnko vyhasína a Exoti aj Votrelci majú každý polovicu kľúča. Preto prileteli obaja.
    [b] Exoti a Votrelci prileteli jeden kvôli druhému: ani jeden nemal dopustiť, aby vajce získal ten druhý.
    [c] Exoti aj Votrelci prileteli kvôli správe, a tá správa bola falošná.
   *[d] Exoti a Votrelci prileteli uzavrieť mier, ďaleko od domova, kde sa nikto nepozerá.
}
fejag-egg-6 = { $choice ->
    [a] A muselo to byť teraz: len týchto jedenásť dní stoja tri svety v jednej priamke.
    [b] A muselo to byť teraz, lebo domorodci znova zapálili starý oheň.
    [c] A muselo to byť teraz, lebo škrupina sa vekom stenčila.
   *[d] A muselo to byť teraz, lebo chrám otvorilo zemetrasenie.
}

# Slová spoločné všetkým hrám.

herna-refusal = { $why } (Pravidlá, oddiel { $rule })
herna-why = Prečo? { $why }

# Čo povie rada, keď hra nemá pre akciu vlastné slová.
herna-do-touch = Klepni na: { $what }.
    .team = Klepnite na: { $what }.
herna-do-then = { $first }, potom { $then }
herna-do-write = Zahraj { $action }.
    .team = Zahrajte { $action }.

# Prečo bola akcia chyba, keď na to hra nemá vlastné slová.
herna-why-better = Za lepšiu akciu hovorí: { $merit }
herna-why-lost = { $how ->
    [answer] Po odpovedi na túto akciu môže byť partia hneď prehratá.
   *[now] Tým sa partia končí prehrou.
}
herna-why-points = Odpoveď na túto akciu môže stáť { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodov.
}

# Čo sa hovorí po skončení partie.
herna-debrief-table = Kto čo robil
herna-debrief-points = Body
herna-debrief-actions = Akcie
herna-turn-ahead = { $winners ->
    [one] Podľa odhadu robotov nič neposunulo víťaza viac dopredu. Potom ho už nikto nedobehol.
    [few] Podľa odhadu robotov nič neposunulo víťazov viac dopredu. Potom ich už nikto nedobehol.
   *[other] Podľa odhadu robotov nič neposunulo víťazov viac dopredu. Potom ich už nikto nedobehol.
}
herna-turn-against = Podľa odhadu robotov vás nič nestálo viac. Potom už nebolo cesty späť.
herna-turn-last = Podľa odhadu robotov bolo všetko otvorené až do konca: rozhodla posledná akcia.

# Čo hovorí cvičenie.
herna-study-over = Partia sa tu skončí skôr, než je úloha hotová. Skús niečo iné.
    .team = Partia sa tu skončí skôr, než je úloha hotová. Skúste niečo iné.

# Úlohy.
herna-puzzle-task = { $actions ->
    [one] Jedna akcia je tu zreteľne najlepšia. Nájdi ju.
    [few] Nájdi najlepší postup: { $actions } akcie po sebe.
   *[other] Nájdi najlepší postup: { $actions } akcií po sebe.
}
    .team = { $actions ->
    [one] Jedna akcia je tu zreteľne najlepšia. Nájdite ju.
    [few] Nájdite najlepší postup: { $actions } akcie po sebe.
   *[other] Nájdite najlepší postup: { $actions } akcií po sebe.
}
herna-puzzle-other = Ide to lepšie.
herna-puzzle-look = Pozri sa sem: { $what }.
    .team = Pozrite sa sem: { $what }.
herna-puzzle-begin = Začína sa to takto: { $how }
herna-puzzle-done = Podľa odhadu robotov je teraz šanca na výhru { $best } %. Po čomkoľvek inom by bola najviac { $other } %.
herna-puzzle-goal = { $actions ->
    [one] { $what } Stačí jediná akcia.
    [few] { $what } Stačia { $actions } akcie.
   *[other] { $what } Stačí { $actions } akcií.
}
herna-puzzle-and =
    { $first }
    { $then }
herna-puzzle-short = { $actions ->
    [one] Takto sa to nepodarí.
    [few] Takto { $actions } akcie nestačia.
   *[other] Takto { $actions } akcií nestačí.
}
herna-puzzle-reached = { $actions ->
    [one] A je to.
    [few] A je to. Menej akcií by nestačilo.
   *[other] A je to. Menej akcií by nestačilo.
}

# O čom úlohy sú.
herna-theme-early = Začiatok partie
herna-theme-middle = Uprostred partie
herna-theme-late = Koniec partie
herna-theme-win = Okamžitá výhra
herna-theme-rescue = Jediná záchrana
herna-theme-row = Niekoľko akcií

# Co řekne rada.

mammoths-do-place = Přilož dílek { $number }: { $left } ({ $spot }), o políčko { $where ->
    [above] výš
    [right] vpravo
    [below] níž
   *[left] vlevo
} { $right }.
mammoths-do-discard = Odhoď dílek { $number }.
mammoths-do-lava = Pošli lávu sem: { $terrain }, { $spot }.
mammoths-do-hand = Předej totem { $kind ->
    [m] mamuta
    [f] ryby
    [u] houby
   *[s] pazourku
} { $seat ->
    [A] růžovému kmeni.
    [B] černému kmeni.
    [C] zelenému kmeni.
   *[D] modrému kmeni.
}
mammoths-do-claim = Postav náčelníka na dílek { $number }.
mammoths-do-pair = Postav náčelníky na dílek { $first } a dílek { $second }.
mammoths-do-settle-not = Tentokrát nikoho neusazuj.
mammoths-do-settle-two = Zaplať dva různé žetony za někoho z nabídky.
mammoths-do-settle-four = Zaplať čtyři různé žetony za kohokoli z balíčku.
mammoths-do-pay = Zaplať tímto žetonem: { $kind ->
    [m] mamut
    [f] ryba
    [u] houba
   *[s] pazourek
} ({ $spot }).
mammoths-do-take = Vyber si: { $person }.
mammoths-do-house = Vyber políčko { $spot }: tam se usadí { $person }.

# Proč.

mammoths-merit-points = To ti přinese { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
mammoths-merit-fits = Na tvé území ho lze přiložit { $ways ->
    [one] { $ways } způsobem.
    [few] { $ways } způsoby.
   *[other] { $ways } způsoby.
}

# Co řekne rada.

mammoths-do-place = Přilož dílek { $number }: { $left } na místo { $x }, { $y } a { $where ->
    [above] nad něj
    [right] vpravo od něj
    [below] pod něj
   *[left] vlevo od něj
} { $right }.
mammoths-do-discard = Odhoď dílek { $number }.
mammoths-do-lava = Pošli lávu na políčko { $x }, { $y }: { $terrain }.
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
mammoths-do-settle-two = Nabídni dva různé žetony za někoho z nabídky.
mammoths-do-settle-four = Nabídni čtyři různé žetony za kohokoli z balíčku.
mammoths-do-pay = Zaplať tímto žetonem: { $kind ->
    [m] mamut
    [f] ryba
    [u] houba
   *[s] pazourek
} na políčku { $x }, { $y }.
mammoths-do-take = Vyber si: { $person }.
mammoths-do-house = Vyber políčko { $x }, { $y }: tam se usadí { $person }.

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

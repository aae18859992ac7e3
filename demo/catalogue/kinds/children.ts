import type { Kind } from '../kind.ts';

export const children: Kind[] = [
  {
    piece: 'cot',
    categoryId: 37,
    industryId: 7,
    family: 'sleep',
    share: 5,
    isStandardised: true,
    nouns: [
      { al: 'Krevat bebeje', gender: 'm', en: 'cot' },
      { al: 'Djep', gender: 'm', en: 'crib' },
    ],
    forms: [
      { al: ['60x120', ''], en: 'classic', size: [66, 124, 95], weight: 18, price: 150 },
      { al: ['me sirtar', ''], en: 'drawer', size: [68, 126, 98], weight: 27, price: 210 },
    ],
    bodies: ['beech', 'lacquer', 'pine', 'oak'],
    frames: ['beech', 'pine'],
    make: [
      [
        'Hekurat kanë largësi të sigurt dhe boja është mbi bazë uji.',
        'The bars are safely spaced and the paint is water-based.',
      ],
      [
        'Baza vendoset në tri lartësi, ndërsa bebja rritet.',
        'The base sets at three heights as the baby grows.',
      ],
    ],
    use: [
      [
        'Njëra anë hiqet, dhe më vonë bëhet krevat i vogël.',
        'One side comes off, and later it becomes a small bed.',
      ],
      ['Lëviz pa zhurmë nga dhoma në dhomë.', 'It moves quietly from room to room.'],
    ],
  },
  {
    piece: 'bunk-bed',
    categoryId: 38,
    industryId: 7,
    family: 'sleep',
    share: 8,
    isStandardised: true,
    nouns: [
      { al: 'Krevat dykatësh', gender: 'm', en: 'bunk bed' },
      { al: 'Krevat marinari', gender: 'm', en: 'bunk bed' },
    ],
    forms: [
      { al: ['90x200', ''], en: 'classic', size: [98, 208, 165], weight: 68, price: 360 },
      {
        al: ['me shkallë sirtarësh', ''],
        en: 'staircase',
        size: [140, 210, 170],
        weight: 96,
        price: 560,
      },
      { al: ['me sirtarë poshtë', ''], en: 'drawer', size: [99, 209, 168], weight: 84, price: 450 },
    ],
    bodies: ['pine', 'pine', 'beech', 'lacquer'],
    frames: ['pine', 'beech', 'metal'],
    make: [
      [
        'Parmaku i sipërm është 32 cm mbi dyshek, sipas normës evropiane.',
        'The upper rail stands 32 cm above the mattress, to the European standard.',
      ],
      [
        'Kati i poshtëm ndahet dhe bëhet krevat më vete.',
        'The lower bunk comes apart and becomes a bed of its own.',
      ],
      [
        'Shkalla ka këmbë të gjera e të rrafshëta, që s’lëndojnë.',
        'The ladder has wide flat rungs that do not hurt.',
      ],
    ],
    use: [
      [
        'Dy fëmijë, një dhomë dhe ende vend për të luajtur.',
        'Two children, one room, and still space to play.',
      ],
      [
        'Lart flihet, poshtë ndërtohen kështjella me batanije.',
        'Sleep above, build blanket castles below.',
      ],
      [
        'Për fëmijë mbi gjashtë vjeç në katin e sipërm.',
        'For children over six on the upper bunk.',
      ],
    ],
  },
  {
    piece: 'study-desk',
    categoryId: 39,
    industryId: 7,
    family: 'wood',
    share: 6,
    nouns: [
      { al: 'Tavolinë mësimi', gender: 'f', en: 'study desk' },
      { al: 'Tavolinë për fëmijë', gender: 'f', en: 'children’s desk' },
    ],
    forms: [
      { al: ['', 'me raft'], en: 'shelved', size: [100, 55, 120], weight: 26, price: 120 },
      {
        al: ['', 'që rritet me fëmijën'],
        en: 'growing',
        size: [110, 60, 72],
        weight: 24,
        price: 160,
      },
    ],
    bodies: ['pine', 'lacquer', 'beech'],
    frames: ['metal', 'beech', 'pine'],
    make: [
      [
        'Pllaka anohet për vizatim dhe rri drejt për shkrim.',
        'The top tilts for drawing and lies flat for writing.',
      ],
      [
        'Sirtari ndahet për lapsa, fletore dhe thesare të vogla.',
        'The drawer is divided for pencils, notebooks and small treasures.',
      ],
    ],
    use: [
      ['Nga klasa e parë deri në maturë.', 'From first form to the last exam.'],
      [
        'Drita vjen nga ana e duhur kur vendoset pranë dritares.',
        'Placed by the window, it gets light from the right side.',
      ],
    ],
  },
  {
    piece: 'toy-storage',
    categoryId: 40,
    industryId: 7,
    family: 'wood',
    share: 4,
    nouns: [
      { al: 'Raft lodrash', gender: 'm', en: 'toy shelf' },
      { al: 'Kuti lodrash', gender: 'f', en: 'toy box' },
    ],
    forms: [
      {
        al: ['me gjashtë ndarje', 'me gjashtë ndarje'],
        en: 'six-bin',
        size: [88, 34, 80],
        weight: 17,
        price: 75,
        says: [
          'Kutitë nxirren e futen vetë nga dora e fëmijës.',
          'Children pull the bins out and put them back by themselves.',
        ],
      },
      {
        al: ['me kapak', 'me kapak'],
        en: 'lidded',
        size: [80, 42, 48],
        weight: 13,
        price: 60,
        says: [
          'Cepat janë të rrumbullakosur dhe kapaku zbret ngadalë.',
          'The edges are rounded and the lid comes down slowly.',
        ],
      },
    ],
    bodies: ['pine', 'lacquer', 'beech'],
    frames: ['pine', 'lacquer'],
    make: [
      [
        'Ngjitet në mur me një rrip sigurie që vjen bashkë me të.',
        'It fixes to the wall with a safety strap that comes in the box.',
      ],
      [
        'Bojë mbi bazë uji, pa erë, e lejuar edhe për lodrat.',
        'Water-based paint without odour, of the kind allowed on toys.',
      ],
    ],
    use: [
      ['Rregulli i dhomës bëhet lojë.', 'Tidying the room becomes a game.'],
      ['Kur lodrat mbarojnë, mban libra.', 'When the toys are outgrown, it holds books.'],
    ],
  },
];

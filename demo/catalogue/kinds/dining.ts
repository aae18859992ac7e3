import type { Kind } from '../kind.ts';

export const dining: Kind[] = [
  {
    piece: 'kitchen',
    categoryId: 19,
    industryId: 3,
    family: 'wood',
    share: 8,
    isStandardised: true,
    nouns: [
      { al: 'Kuzhinë', gender: 'f', en: 'kitchen' },
      { al: 'Kuzhinë me masë', gender: 'f', en: 'fitted kitchen' },
    ],
    forms: [
      {
        al: ['', 'lineare 260 cm'],
        en: 'straight',
        size: [260, 60, 220],
        weight: 210,
        price: 1350,
      },
      { al: ['', 'këndore'], en: 'corner', size: [300, 180, 220], weight: 290, price: 2200 },
      { al: ['', 'me ishull'], en: 'island', size: [340, 200, 220], weight: 360, price: 3400 },
    ],
    bodies: ['lacquer', 'lacquer', 'oak', 'walnut'],
    frames: ['metal', 'brass', 'oak', 'marble'],
    make: [
      [
        'Kasat prej 18 mm, menteshat dhe shinat me mbyllje të butë në çdo derë e sirtar.',
        'Carcasses of 18 mm, with soft-closing hinges and slides in every door and drawer.',
      ],
      [
        'Plani i punës i reziston nxehtësisë dhe limonit.',
        'The worktop resists heat and lemon juice.',
      ],
      [
        'Vijmë, marrim masat dhe ju tregojmë vizatimin para se të nisim.',
        'We come, take the measurements and show you the drawing before we begin.',
      ],
      [
        'Vendet për furrën, frigoriferin dhe pjatalarësen dalin sipas pajisjeve tuaja.',
        'The bays for oven, fridge and dishwasher follow your appliances.',
      ],
    ],
    use: [
      [
        'Çdo gjë brenda krahut: lavamani, zjarri dhe frigoriferi rrinë në trekëndësh.',
        'Everything within reach: sink, hob and fridge stand in a triangle.',
      ],
      [
        'Dritat nën dollapë e bëjnë prerjen të sigurt edhe mbrëmjeve.',
        'Lights under the wall units make chopping safe in the evening too.',
      ],
      [
        'Një kuzhinë ku gatuhet vërtet, jo vetëm për t’u parë.',
        'A kitchen to cook in, not only to look at.',
      ],
    ],
  },
  {
    piece: 'dining-table',
    categoryId: 20,
    industryId: 3,
    family: 'wood',
    share: 34,
    nouns: [
      { al: 'Tryezë ngrënieje', gender: 'f', en: 'dining table' },
      { al: 'Tavolinë ngrënieje', gender: 'f', en: 'dining table' },
      { al: 'Tryezë', gender: 'f', en: 'table' },
      { al: 'Tavolinë buke', gender: 'f', en: 'dining table', isNorthern: true },
    ],
    forms: [
      {
        al: ['', 'për gjashtë veta'],
        en: 'six-seat',
        size: [160, 90, 76],
        weight: 44,
        price: 310,
        says: [
          'Gjashtë veta ulen rehat, tetë duke u shtrënguar pak.',
          'Six sit in comfort, eight with a little squeezing.',
        ],
      },
      {
        al: ['', 'që zgjatet'],
        en: 'extending',
        size: [180, 90, 76],
        weight: 62,
        price: 450,
        says: [
          'Zgjatet me 40 cm me një fletë që rri e fshehur nën pllakë.',
          'It extends by 40 cm with a leaf that hides under the top.',
        ],
      },
      {
        al: ['', 'e rrumbullakët'],
        en: 'round',
        size: [120, 120, 76],
        weight: 38,
        price: 290,
        says: [
          'Askush nuk mbetet në kënd dhe të gjithë shihen në sy.',
          'Nobody is left at the corner, and everyone sees everyone.',
        ],
      },
      { al: ['', 'për katër veta'], en: 'four-seat', size: [120, 80, 75], weight: 30, price: 200 },
      {
        al: ['', 'e madhe për tetë veta'],
        en: 'eight-seat',
        size: [220, 100, 76],
        weight: 72,
        price: 590,
      },
      {
        al: ['', 'ovale'],
        en: 'oval',
        size: [200, 105, 75],
        weight: 58,
        price: 520,
        says: [
          'Askush nuk mbetet në kënd dhe të gjithë shihen në sy.',
          'Nobody is left at the corner, and everyone sees everyone.',
        ],
      },
    ],
    bodies: ['oak', 'oak', 'oak', 'walnut', 'beech', 'pine', 'marble', 'glass', 'lacquer'],
    frames: ['oak', 'metal', 'metal', 'walnut', 'beech'],
    make: [
      [
        'Pllaka është prej druri masiv 4 cm, me buzë të prera pjerrtas.',
        'The top is 4 cm thick, with bevelled edges.',
        'wood',
      ],
      [
        'Këmbët në formë V japin qëndrueshmëri dhe lënë vend për gjunjët.',
        'V-shaped legs make it steady and leave room for the knees.',
      ],
      [
        'Vajosur tri herë me dorë: njollat e verës dhe të vajit fshihen me leckë.',
        'Oiled three times by hand: wine and oil marks wipe off with a cloth.',
        'wood',
      ],
      [
        'Montohet me tetë bulona, në një çerek ore.',
        'It goes together with eight bolts, in a quarter of an hour.',
      ],
      [
        'Dërrasat janë tharë dy vjet në ajër para se të priten.',
        'The boards were air-dried for two years before they were cut.',
        'wood',
      ],
    ],
    use: [
      [
        'Drekat e së dielës, detyrat e fëmijëve dhe kafja me fqinjët: të gjitha aty.',
        'Sunday lunches, homework and coffee with the neighbors: all of it happens here.',
      ],
      [
        'Duket mirë edhe pa mbulesë, prandaj mos e fshihni.',
        'It looks good without a cloth too, so do not hide it.',
      ],
      ['Një tryezë që u lihet fëmijëve.', 'A table to leave to your children.'],
      [
        'Shkon me karrige druri, por edhe me të veshura.',
        'It goes with wooden chairs, and with upholstered ones too.',
      ],
    ],
  },
  {
    piece: 'dining-chair',
    categoryId: 21,
    industryId: 3,
    family: 'upholstery',
    share: 36,
    nouns: [
      { al: 'Karrige ngrënieje', gender: 'f', en: 'dining chair' },
      { al: 'Karrige', gender: 'f', en: 'chair' },
      { al: 'Karrige kuzhine', gender: 'f', en: 'kitchen chair' },
    ],
    forms: [
      {
        al: ['', 'e veshur'],
        en: 'upholstered',
        size: [48, 56, 88],
        weight: 6.5,
        price: 65,
        bodies: ['fabric', 'velvet', 'leather', 'boucle'],
      },
      { al: ['', 'me krahë'], en: 'arm', size: [58, 58, 84], weight: 8, price: 85 },
      {
        al: ['', 'me shpinë të lartë'],
        en: 'high-back',
        size: [46, 58, 102],
        weight: 7.5,
        price: 75,
        bodies: ['fabric', 'velvet', 'leather'],
      },
      {
        al: ['', 'druri'],
        en: 'wooden',
        size: [45, 52, 82],
        weight: 5.2,
        price: 55,
        bodies: ['oak', 'beech'],
        frames: ['oak', 'beech'],
      },
      {
        al: ['', 'skandinave'],
        en: 'Scandinavian',
        size: [50, 54, 80],
        weight: 5.6,
        price: 60,
        bodies: ['oak', 'beech', 'rattan', 'fabric'],
        frames: ['oak', 'beech'],
      },
    ],
    bodies: ['fabric', 'velvet', 'velvet', 'leather', 'boucle', 'oak', 'beech', 'rattan'],
    frames: ['oak', 'beech', 'walnut', 'metal', 'metal'],
    make: [
      [
        'Ndenjësja është 48 cm e lartë dhe shpina pak e përkulur, për dreka të gjata.',
        'The seat is 48 cm high and the back slightly curved, for long lunches.',
      ],
      [
        'Struktura nuk lirohet e nuk kërcet as pas vitesh përdorimi.',
        'The frame does not work loose or creak, even after years of use.',
      ],
      [
        'Këmbët mbarojnë me shputa shajaku që s’lënë shenja në dysheme.',
        'The legs end in felt pads that leave no marks on the floor.',
      ],
      ['Provuar për 120 kg dhe mijëra ulje.', 'Tested for 120 kg and thousands of sittings.'],
      [
        'Veshja zëvendësohet lehtë: katër vida dhe mbaron punë.',
        'The cover is easy to replace: four screws and you are done.',
        'cloth',
      ],
    ],
    use: [
      [
        'Njerëzit rrinë në tryezë edhe pas kafes.',
        'People stay at the table after the coffee, too.',
      ],
      [
        'Gjashtë copë rreth një tryeze druri dhe dhoma është gati.',
        'Six around a wooden table, and the room is done.',
      ],
      [
        'Dy ngjyra të përziera duken më mirë se një garniturë e njëjtë.',
        'Two colors mixed look better than a matching set.',
      ],
      [
        'Përdoret edhe në tavolinën e punës ose para tualetit.',
        'It also does at a desk or a dressing table.',
      ],
      [
        'E lehtë për t’u zhvendosur, por nuk rrëshqet vetë.',
        'Easy to move, but it does not slide by itself.',
      ],
      [
        'Shitet copë; nga katër e sipër, çmimi bisedohet.',
        'Sold singly; from four on, let us talk about the price.',
      ],
    ],
  },
  {
    piece: 'bar-stool',
    categoryId: 22,
    industryId: 3,
    family: 'upholstery',
    share: 12,
    nouns: [
      { al: 'Stol bari', gender: 'm', en: 'bar stool' },
      { al: 'Karrige bari', gender: 'f', en: 'bar chair' },
    ],
    forms: [
      { al: ['i lartë', 'e lartë'], en: 'high', size: [44, 46, 102], weight: 7, price: 70 },
      { al: ['rrotullues', 'rrotulluese'], en: 'swivel', size: [46, 46, 98], weight: 9, price: 85 },
      { al: ['me shpinë', 'me shpinë'], en: 'backed', size: [45, 50, 106], weight: 8, price: 80 },
    ],
    bodies: ['leather', 'velvet', 'fabric', 'oak', 'metal'],
    frames: ['metal', 'metal', 'brass', 'oak'],
    make: [
      [
        'Unaza e këmbëve është prej çeliku dhe nuk gërvishtet nga këpucët.',
        'The footring is steel and shoes do not scratch it.',
      ],
      [
        'Ndenjësja rri 75 cm lart, sa duhet për një banak 105 cm.',
        'The seat is 75 cm up, right for a counter of 105 cm.',
      ],
      [
        'Baza e gjerë e mban të qëndrueshëm edhe kur përkulesh anash.',
        'The wide base keeps steady even when you lean over.',
      ],
    ],
    use: [
      [
        'Kafeja e mëngjesit në ishull, pa shtruar tryezën.',
        'Morning coffee at the island, without laying the table.',
      ],
      [
        'I përballon edhe përdorimit të përditshëm në lokal.',
        'It stands up to daily use in a bar as well.',
      ],
      [
        'Futet nën banak dhe nuk e zë rrugën.',
        'It tucks under the counter and stays out of the way.',
      ],
    ],
  },
  {
    piece: 'trolley',
    categoryId: 23,
    industryId: 3,
    family: 'wood',
    share: 4,
    nouns: [
      { al: 'Karrocë shërbimi', gender: 'f', en: 'serving trolley' },
      { al: 'Karrocë kuzhine', gender: 'f', en: 'kitchen trolley' },
    ],
    forms: [
      { al: ['', 'me dy rafte'], en: 'two-tier', size: [70, 42, 82], weight: 12, price: 95 },
      { al: ['', 'me sirtar'], en: 'drawer', size: [75, 45, 86], weight: 18, price: 130 },
    ],
    bodies: ['oak', 'metal', 'glass'],
    frames: ['brass', 'metal'],
    make: [
      ['Dy nga katër rrotat kanë frena.', 'Two of the four castors have brakes.'],
      [
        'Rafti i sipërm hiqet dhe shërben si tabaka.',
        'The top shelf lifts off and serves as a tray.',
      ],
    ],
    use: [
      ['Nga furra te tryeza me një udhëtim të vetëm.', 'From oven to table in a single trip.'],
      [
        'Mes dy vakteve bëhet bar i vogël ose vend për bimë.',
        'Between meals it becomes a small bar or a place for plants.',
      ],
    ],
  },
];

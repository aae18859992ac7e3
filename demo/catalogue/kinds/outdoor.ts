import type { Kind } from '../kind.ts';

export const outdoor: Kind[] = [
  {
    piece: 'garden-set',
    categoryId: 28,
    industryId: 5,
    family: 'outdoor',
    share: 10,
    nouns: [
      { al: 'Garniturë kopshti', gender: 'f', en: 'garden set' },
      { al: 'Set verande', gender: 'm', en: 'patio set' },
    ],
    forms: [
      {
        al: ['me katër pjesë', 'me katër pjesë'],
        en: 'four-piece',
        size: [210, 160, 76],
        weight: 46,
        price: 490,
      },
      { al: ['këndor', 'këndore'], en: 'corner', size: [240, 180, 74], weight: 64, price: 720 },
      {
        al: ['me tryezë dhe gjashtë karrige', 'me tryezë dhe gjashtë karrige'],
        en: 'seven-piece',
        size: [230, 190, 78],
        weight: 72,
        price: 680,
      },
    ],
    bodies: ['rattan', 'rattan', 'metal', 'pine'],
    frames: ['metal', 'pine', 'steel'],
    make: [
      [
        'Thurur me dorë mbi skelet alumini që nuk ndryshket.',
        'Woven by hand on an aluminum frame that does not rust.',
        'woven',
      ],
      [
        'Jastëkët e papërshkueshëm nga uji vijnë në çmim.',
        'Water-repellent cushions are included.',
      ],
      ['Xhami i tavolinës është i temperuar, 5 mm.', 'The table glass is tempered, 5 mm.'],
    ],
    use: [
      [
        'Nga prilli në tetor, salloni kalon jashtë.',
        'From April to October the living room moves outside.',
      ],
      ['Në verandë, në tarracë ose nën hardhi.', 'On a veranda, a roof terrace or under the vine.'],
      ['Pjesët vendosen ndryshe sa herë vijnë miq.', 'The pieces rearrange whenever friends come.'],
    ],
  },
  {
    piece: 'garden-chair',
    categoryId: 29,
    industryId: 5,
    family: 'outdoor',
    share: 8,
    nouns: [
      { al: 'Karrige kopshti', gender: 'f', en: 'garden chair' },
      { al: 'Karrige verande', gender: 'f', en: 'patio chair' },
    ],
    forms: [
      {
        al: ['', 'që paloset'],
        en: 'folding',
        size: [54, 58, 86],
        weight: 4.5,
        price: 35,
        bodies: ['metal', 'pine'],
      },
      {
        al: ['', 'me krahë'],
        en: 'arm',
        size: [60, 62, 84],
        weight: 5.5,
        price: 55,
        says: [
          'Vihen njëra mbi tjetrën dhe zënë pak vend në dimër.',
          'They stack, and take little space in winter.',
        ],
      },
      {
        al: ['', 'e thurur'],
        en: 'woven',
        size: [58, 60, 88],
        weight: 5,
        price: 60,
        bodies: ['rattan'],
      },
    ],
    bodies: ['rattan', 'metal', 'plastic', 'pine'],
    frames: ['metal', 'pine'],
    make: [
      ['Skeleti nuk ndryshket as pranë detit.', 'The frame does not rust, even by the sea.'],
      ['Mban 130 kg dhe nuk lëkundet mbi gur.', 'It carries 130 kg and does not wobble on stone.'],
      [
        'Bojë pluhuri që i reziston diellit dhe kripës së detit.',
        'Powder coating that withstands sun and sea salt.',
      ],
    ],
    use: [
      ['Mjafton një rubinet për ta larë.', 'A garden hose is enough to wash it.'],
      ['Për ballkonin e vogël ose oborrin e madh.', 'For a small balcony or a large yard.'],
      [
        'Katër copë dhe një tryezë e bëjnë drekën jashtë.',
        'Four of them and a table make lunch outdoors.',
      ],
    ],
  },
  {
    piece: 'sun-lounger',
    categoryId: 30,
    industryId: 5,
    family: 'outdoor',
    share: 6,
    nouns: [
      { al: 'Shezlong', gender: 'm', en: 'sun lounger' },
      { al: 'Shtrat plazhi', gender: 'm', en: 'sun bed' },
    ],
    forms: [
      { al: ['me rrota', ''], en: 'wheeled', size: [66, 195, 36], weight: 14, price: 130 },
      { al: ['me jastëk', ''], en: 'cushioned', size: [70, 200, 40], weight: 17, price: 170 },
    ],
    bodies: ['rattan', 'fabric', 'plastic'],
    frames: ['metal', 'pine'],
    make: [
      [
        'Shpina ndalet në pesë pozicione, deri sa rri krejt e shtrirë.',
        'The back stops in five positions, down to fully flat.',
      ],
      ['Pëlhura thahet shpejt dhe nuk mban rërë.', 'The fabric dries fast and holds no sand.'],
    ],
    use: [
      [
        'Pranë pishinës, në plazh ose thjesht në tarracë.',
        'By the pool, on the beach or simply on the roof terrace.',
      ],
      [
        'Për hotele dhe bare plazhi kemi çmim me shumicë.',
        'For hotels and beach bars we have a wholesale price.',
      ],
    ],
  },
  {
    piece: 'garden-swing',
    categoryId: 31,
    industryId: 5,
    family: 'outdoor',
    share: 4,
    nouns: [
      { al: 'Kolovajzë', gender: 'f', en: 'garden swing' },
      { al: 'Lëkundëse kopshti', gender: 'f', en: 'swing seat' },
    ],
    forms: [
      {
        al: ['', 'trevendëshe'],
        en: 'three-seater',
        size: [220, 125, 170],
        weight: 38,
        price: 260,
      },
      { al: ['', 'dyvendëshe'], en: 'two-seater', size: [160, 120, 165], weight: 30, price: 210 },
    ],
    bodies: ['fabric', 'rattan'],
    frames: ['metal', 'pine'],
    make: [
      [
        'Tenda rregullohet sipas diellit dhe hiqet në dimër.',
        'The canopy adjusts to the sun and comes off in winter.',
      ],
      [
        'Zinxhirët dhe bulonat janë të galvanizuar; mban 250 kg.',
        'Chains and bolts are galvanised; it carries 250 kg.',
      ],
    ],
    use: [
      ['Vendi ku pasditet kalojnë vetë.', 'The place where afternoons pass by themselves.'],
      [
        'Të vegjlit e zënë të parët, të mëdhenjtë s’ngrihen më.',
        'The little ones get there first, the grown-ups never leave.',
      ],
    ],
  },
  {
    piece: 'cafe-table',
    categoryId: 32,
    industryId: 5,
    family: 'outdoor',
    share: 6,
    nouns: [
      { al: 'Tavolinë lokali', gender: 'f', en: 'café table' },
      { al: 'Tavolinë bistroje', gender: 'f', en: 'bistro table' },
    ],
    forms: [
      {
        al: ['', 'e rrumbullakët'],
        en: 'round',
        size: [70, 70, 75],
        weight: 14,
        price: 85,
        says: [
          'Baza e rëndë prej gize nuk lëkundet as në kalldrëm.',
          'The heavy cast-iron base does not rock even on cobbles.',
        ],
      },
      {
        al: ['', 'katrore'],
        en: 'square',
        size: [70, 70, 75],
        weight: 16,
        price: 90,
        says: [
          'Baza e rëndë prej gize nuk lëkundet as në kalldrëm.',
          'The heavy cast-iron base does not rock even on cobbles.',
        ],
      },
      { al: ['', 'që paloset'], en: 'folding', size: [60, 60, 72], weight: 9, price: 60 },
    ],
    bodies: ['marble', 'oak', 'metal', 'glass'],
    frames: ['metal', 'steel'],
    make: [
      ['Këmba rregullohet për dysheme jo të rrafshët.', 'The foot adjusts to an uneven floor.'],
      [
        'Buza është e rrumbullakosur dhe nuk ciflosen qoshet.',
        'The edge is rounded, and the corners do not chip.',
      ],
      [
        'Pllaka i reziston cigares, kafes dhe shiut.',
        'The top withstands cigarettes, coffee and rain.',
      ],
    ],
    use: [
      ['Për lokale, hotele dhe ballkone me pamje.', 'For cafés, hotels and balconies with a view.'],
      ['Mblidhet e ruhet shpejt kur mbyllet dita.', 'It clears away fast at the end of the day.'],
      ['Nga dhjetë copë e sipër punojmë me porosi.', 'From ten pieces on we make it to order.'],
    ],
  },
];

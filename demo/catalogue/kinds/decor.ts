import type { Kind } from '../kind.ts';

export const decor: Kind[] = [
  {
    piece: 'rug',
    categoryId: 41,
    industryId: 8,
    family: 'textile',
    share: 10,
    isStandardised: true,
    isFlat: true,
    nouns: [
      { al: 'Qilim', gender: 'm', en: 'rug' },
      { al: 'Qilim', gender: 'm', en: 'carpet' },
      { al: 'Tapet', gender: 'm', en: 'rug' },
    ],
    forms: [
      { al: ['160x230', ''], en: 'medium', size: [160, 230, 1], weight: 9, price: 120 },
      { al: ['200x300', ''], en: 'large', size: [200, 300, 1], weight: 15, price: 190 },
      { al: ['i rrumbullakët 160 cm', ''], en: 'round', size: [160, 160, 1], weight: 6, price: 95 },
      {
        al: ['i punuar me dorë 140x200', ''],
        en: 'hand-woven',
        size: [140, 200, 1],
        weight: 7,
        price: 240,
      },
    ],
    bodies: ['wool', 'wool', 'wool', 'linen', 'fabric'],
    frames: ['wool'],
    make: [
      [
        'Endur në vegjë, me motive që i njohin gjyshet tona.',
        'Woven on a loom, with patterns our grandmothers know.',
      ],
      [
        'Leshi lahet e ngjyhet para se të tirret, prandaj ngjyra nuk del.',
        'The wool is washed and dyed before spinning, so the color does not run.',
        'wool',
      ],
      [
        'Poshtë ka një shtresë që nuk rrëshqet mbi parket.',
        'The underside does not slip on parquet.',
      ],
    ],
    use: [
      [
        'Të zbathur, mëngjeseve të dimrit: aty e kuptoni.',
        'Barefoot on a winter morning: that is when you understand.',
      ],
      ['E lidh divanin me tavolinën në një tërësi.', 'It ties sofa and table into one.'],
      ['Zhurma ulet, dhoma ngrohet.', 'The noise goes down, the room warms up.'],
    ],
  },
  {
    piece: 'mirror',
    categoryId: 42,
    industryId: 8,
    family: 'ornament',
    share: 8,
    isFlat: true,
    nouns: [{ al: 'Pasqyrë', gender: 'f', en: 'mirror' }],
    forms: [
      { al: ['', 'e rrumbullakët'], en: 'round', size: [80, 3, 80], weight: 7, price: 75 },
      { al: ['', 'e gjatë'], en: 'full-length', size: [60, 4, 170], weight: 13, price: 110 },
      { al: ['', 'ovale'], en: 'oval', size: [55, 3, 85], weight: 5.5, price: 65 },
      { al: ['', 'me hark'], en: 'arched', size: [80, 4, 180], weight: 18, price: 150 },
    ],
    bodies: ['oak', 'metal', 'metal', 'walnut', 'rattan'],
    frames: ['oak', 'metal', 'brass', 'walnut'],
    make: [
      [
        'Xham 4 mm pa deformime, me shpinë të mbrojtur nga lagështia.',
        '4 mm glass without distortion, its back protected from damp.',
      ],
      [
        'Varet drejt ose shtrirë; grepat janë të montuar.',
        'It hangs upright or sideways; the hooks are fitted.',
      ],
    ],
    use: [
      [
        'Përballë dritares e dyfishon dritën e dhomës.',
        'Opposite a window it doubles the light of the room.',
      ],
      [
        'Në hyrje, për vështrimin e fundit para se të dilni.',
        'In the hall, for a last look before you leave.',
      ],
      [
        'Mbështetur në mur, sikur ka qenë gjithmonë aty.',
        'Leaning on the wall, as if it had always been there.',
      ],
    ],
  },
  {
    piece: 'curtain',
    categoryId: 43,
    industryId: 8,
    family: 'textile',
    share: 4,
    isStandardised: true,
    isFlat: true,
    nouns: [
      { al: 'Perde', gender: 'f', en: 'curtain' },
      { al: 'Palë perde', gender: 'f', en: 'pair of curtains' },
    ],
    forms: [
      {
        al: ['', '140x260'],
        en: 'linen-look',
        size: [140, 8, 260],
        weight: 1.4,
        price: 38,
        says: ['Lë dritën të hyjë, por jo shikimet.', 'It lets in the light, but not the looks.'],
      },
      {
        al: ['', 'errësuese 140x260'],
        en: 'blackout',
        size: [140, 10, 260],
        weight: 2.2,
        price: 52,
      },
    ],
    bodies: ['linen', 'linen', 'velvet', 'fabric'],
    frames: ['metal', 'oak'],
    make: [
      [
        'Qepim me masë: na jepni lartësinë e tavanit.',
        'Sewn to measure: give us the height of your ceiling.',
      ],
      [
        'Koka me unaza hapet e mbyllet pa u ngatërruar.',
        'The ringed heading opens and closes without catching.',
      ],
    ],
    use: [
      ['E bën dritaren më të gjerë sesa është.', 'It makes the window wider than it is.'],
      ['Në dhomën e gjumit, sallon ose zyrë.', 'For the bedroom, the living room or the office.'],
      [
        'Dhoma duket më e lartë kur bie deri në dysheme.',
        'The room looks taller when it falls to the floor.',
      ],
    ],
  },
  {
    piece: 'cushion',
    categoryId: 44,
    industryId: 8,
    family: 'textile',
    share: 5,
    isStandardised: true,
    nouns: [
      { al: 'Jastëk', gender: 'm', en: 'cushion' },
      { al: 'Jastëk dekorativ', gender: 'm', en: 'decorative cushion' },
    ],
    forms: [
      { al: ['45x45', ''], en: 'square', size: [45, 45, 15], weight: 0.7, price: 14 },
      { al: ['50x50', ''], en: 'large', size: [50, 50, 16], weight: 0.8, price: 17 },
      { al: ['30x50', ''], en: 'oblong', size: [50, 30, 13], weight: 0.5, price: 13 },
    ],
    bodies: ['velvet', 'linen', 'boucle', 'fabric', 'wool'],
    frames: ['fabric'],
    make: [
      [
        'Zinxhir i fshehur dhe mbushje që nuk bëhet lëmsh.',
        'A hidden zip, and a filling that does not clump.',
      ],
      ['Të dyja anët kanë të njëjtën pëlhurë.', 'Both sides are of the same fabric.'],
    ],
    use: [
      [
        'Tre në divan, dy në krevat: gjithmonë duhet edhe një.',
        'Three on the sofa, two on the bed: there is always need for one more.',
      ],
      [
        'Mënyra më e lirë për të ndërruar stinën në sallon.',
        'The cheapest way to change the season in a living room.',
      ],
    ],
  },
  {
    piece: 'vase',
    categoryId: 45,
    industryId: 8,
    family: 'ornament',
    share: 3,
    nouns: [{ al: 'Vazo', gender: 'f', en: 'vase' }],
    forms: [
      { al: ['', 'e lartë'], en: 'tall', size: [20, 20, 42], weight: 2.4, price: 32 },
      { al: ['', 'e punuar me dorë'], en: 'handmade', size: [22, 22, 28], weight: 1.8, price: 38 },
      { al: ['', 'e vogël'], en: 'small', size: [14, 14, 20], weight: 0.8, price: 16 },
    ],
    bodies: ['ceramic', 'ceramic', 'glass'],
    frames: ['ceramic'],
    make: [
      [
        'Punuar në rrotë dhe pjekur dy herë; asnjë nuk del njësoj.',
        'Thrown on the wheel and fired twice; no two come out alike.',
        'ceramic',
      ],
      ['Mban ujë dhe nuk lë rreth mbi mobilje.', 'It holds water and leaves no ring on furniture.'],
    ],
    use: [
      [
        'Me lule të freskëta, me degë ulliri ose fare bosh.',
        'With fresh flowers, olive branches or nothing at all.',
      ],
      [
        'Tri lartësi bashkë bëjnë një qoshe të bukur mbi bufe.',
        'Three heights together make a fine corner on the sideboard.',
      ],
    ],
  },
];

import type { Kind } from '../kind.ts';

export const lighting: Kind[] = [
  {
    piece: 'pendant-lamp',
    categoryId: 33,
    industryId: 6,
    family: 'lamp',
    share: 10,
    nouns: [
      { al: 'Llambë varëse', gender: 'f', en: 'pendant lamp' },
      { al: 'Llambadar', gender: 'm', en: 'chandelier' },
      { al: 'Plafonierë', gender: 'f', en: 'ceiling lamp' },
    ],
    forms: [
      {
        al: ['i rrumbullakët', 'e rrumbullakët'],
        en: 'round',
        size: [45, 45, 40],
        weight: 2.6,
        price: 65,
      },
      { al: ['i madh', 'e madhe'], en: 'large', size: [60, 60, 50], weight: 3.8, price: 110 },
      { al: ['mbi tryezë', 'mbi tryezë'], en: 'table', size: [36, 36, 34], weight: 1.9, price: 48 },
    ],
    bodies: ['linen', 'rattan', 'rattan', 'metal', 'glass', 'ceramic'],
    frames: ['metal', 'brass'],
    make: [
      [
        'Kablloja e veshur me pëlhurë shkurtohet sipas tavanit.',
        'The fabric-covered cable shortens to suit the ceiling.',
      ],
      [
        'Pajisur me portollambë E27, për çdo llambë LED.',
        'Fitted with an E27 socket, for any LED bulb.',
      ],
      [
        'Thurja bëhet me dorë, prandaj hija në mur është çdo herë ndryshe.',
        'It is finished by hand, so the shadow on the wall is never quite the same.',
        'woven',
      ],
    ],
    use: [
      [
        'Varur ulët mbi tryezë, e mbledh gjithë familjen në një rreth drite.',
        'Hung low over the table, it gathers the family in a circle of light.',
      ],
      [
        'Drita bie e butë dhe nuk të verbon kur je ulur.',
        'The light falls softly and does not dazzle when you sit.',
      ],
      [
        'Tri copë në vijë shkojnë mirë mbi ishullin e kuzhinës.',
        'Three in a row go well over a kitchen island.',
      ],
    ],
  },
  {
    piece: 'floor-lamp',
    categoryId: 34,
    industryId: 6,
    family: 'lamp',
    share: 9,
    nouns: [
      { al: 'Llambë dyshemeje', gender: 'f', en: 'floor lamp' },
      { al: 'Llambë dyshemeje', gender: 'f', en: 'standing lamp' },
    ],
    forms: [
      {
        al: ['', 'me trekëmbësh'],
        en: 'tripod',
        size: [52, 52, 152],
        weight: 5.5,
        price: 95,
        frames: ['oak', 'walnut'],
      },
      {
        al: ['', 'me hark'],
        en: 'arc',
        size: [110, 36, 185],
        weight: 11,
        price: 150,
        frames: ['metal', 'brass'],
      },
      { al: ['', 'leximi'], en: 'reading', size: [30, 30, 145], weight: 4.2, price: 70 },
    ],
    bodies: ['linen', 'linen', 'fabric', 'metal', 'rattan'],
    frames: ['oak', 'metal', 'brass', 'walnut'],
    make: [
      [
        'Çelësi me këmbë ndodhet në kabllo, tre metra nga priza.',
        'The foot switch is on the cable, three meters from the socket.',
      ],
      [
        'Baza e rënduar e mban drejt edhe kur fëmijët kalojnë me vrap.',
        'A weighted base keeps it upright even when children run past.',
      ],
      ['Abazhuri hiqet dhe pastrohet veç.', 'The shade comes off and cleans separately.'],
    ],
    use: [
      [
        'Pranë kolltukut, sa për një faqe libri dhe pak ngrohtësi.',
        'Beside the armchair, for a page of a book and a little warmth.',
      ],
      [
        'Mbush këndin bosh që dritarja nuk e arrin.',
        'It fills the empty corner that the window does not reach.',
      ],
      [
        'Ndizet e para në mbrëmje dhe shuhet e fundit.',
        'The first to be lit in the evening and the last to go out.',
      ],
    ],
  },
  {
    piece: 'table-lamp',
    categoryId: 35,
    industryId: 6,
    family: 'lamp',
    share: 9,
    nouns: [
      { al: 'Abazhur', gender: 'm', en: 'table lamp' },
      { al: 'Llambë tavoline', gender: 'f', en: 'table lamp' },
      { al: 'Llambë komodine', gender: 'f', en: 'bedside lamp' },
    ],
    forms: [
      { al: ['i vogël', 'e vogël'], en: 'small', size: [26, 26, 42], weight: 1.6, price: 34 },
      {
        al: ['me bazë qeramike', 'me bazë qeramike'],
        en: 'ceramic-based',
        size: [34, 34, 56],
        weight: 2.8,
        price: 58,
        frames: ['ceramic'],
      },
      { al: ['klasik', 'klasike'], en: 'classic', size: [32, 32, 50], weight: 2.2, price: 46 },
    ],
    bodies: ['linen', 'linen', 'fabric', 'glass', 'metal'],
    frames: ['ceramic', 'brass', 'oak', 'metal'],
    make: [
      [
        'Kapela prej pëlhure e shpërndan dritën pa hije të forta.',
        'The shade spreads the light without hard shadows.',
      ],
      [
        'Çelësi është në kabllo, aty ku e gjen dora në errësirë.',
        'The switch is on the cable, where your hand finds it in the dark.',
      ],
    ],
    use: [
      [
        'Mbi komodinë ose mbi bufe, ndrit sa duhet e jo më shumë.',
        'On a nightstand or a sideboard, it gives enough light and no more.',
      ],
      [
        'Dy copë njësoj, në të dyja anët e krevatit.',
        'Two of a kind, one on each side of the bed.',
      ],
      ['Dhuratë e mirë për shtëpi të re.', 'A good present for a new home.'],
    ],
  },
  {
    piece: 'wall-lamp',
    categoryId: 36,
    industryId: 6,
    family: 'lamp',
    share: 6,
    nouns: [
      { al: 'Llambë muri', gender: 'f', en: 'wall lamp' },
      { al: 'Aplik', gender: 'm', en: 'wall light' },
    ],
    forms: [
      {
        al: ['me krah', 'me krah'],
        en: 'swing-arm',
        size: [18, 32, 30],
        weight: 1.2,
        price: 42,
        says: [
          'Krahu rrotullohet dhe mban vendin ku e lë.',
          'The arm turns and stays where you leave it.',
        ],
      },
      {
        al: ['i dyfishtë', 'e dyfishtë'],
        en: 'double',
        size: [34, 16, 26],
        weight: 1.4,
        price: 55,
      },
    ],
    bodies: ['metal', 'glass', 'linen', 'ceramic'],
    frames: ['brass', 'metal'],
    make: [
      [
        'Baza e vogël mbulon vrimën e vjetër të murit.',
        'The small base covers the old hole in the wall.',
      ],
      [
        'Drita bie poshtë dhe pak anash, pa të verbuar.',
        'The light falls down and a little sideways, without dazzling.',
      ],
      [
        'Mund të lidhet në mur ose të futet në prizë.',
        'It can be wired to the wall or plugged into a socket.',
      ],
    ],
    use: [
      [
        'E liron komodinën dhe e sjell dritën mbi libër.',
        'It frees the nightstand and brings the light over the book.',
      ],
      [
        'Në korridor jep dritë të ngrohtë që nga dera.',
        'In a corridor it gives warm light from the door on.',
      ],
    ],
  },
];

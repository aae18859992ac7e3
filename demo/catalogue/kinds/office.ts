import type { Kind } from '../kind.ts';

export const office: Kind[] = [
  {
    piece: 'desk',
    categoryId: 24,
    industryId: 4,
    family: 'wood',
    share: 18,
    isStandardised: true,
    nouns: [
      { al: 'Tavolinë pune', gender: 'f', en: 'desk' },
      { al: 'Tavolinë shkrimi', gender: 'f', en: 'writing desk' },
      { al: 'Tavolinë kompjuteri', gender: 'f', en: 'computer desk' },
    ],
    forms: [
      { al: ['', '120x60'], en: 'compact', size: [120, 60, 75], weight: 25, price: 140 },
      {
        al: ['', '140x70 me sirtarë'],
        en: 'drawer',
        size: [140, 70, 76],
        weight: 42,
        price: 230,
        says: ['Sirtarët kyçen dhe mbajnë dosje A4.', 'The drawers lock and hold A4 files.'],
      },
      { al: ['', '160x80'], en: 'large', size: [160, 80, 75], weight: 38, price: 240 },
      {
        al: ['', 'që ngrihet me motor'],
        en: 'standing',
        size: [140, 70, 118],
        weight: 44,
        price: 390,
        says: [
          'Lartësia ndryshon me një buton, nga 72 deri në 118 cm.',
          'The height changes at a button, from 72 to 118 cm.',
        ],
      },
    ],
    bodies: ['oak', 'oak', 'walnut', 'lacquer', 'beech', 'pine'],
    frames: ['metal', 'metal', 'oak', 'steel'],
    make: [
      [
        'Pllaka ka një kanal për kabllot dhe një vrimë për llambën.',
        'The top has a channel for cables and an opening for the lamp.',
      ],
      [
        'Këmbët metalike janë të lyera me pluhur dhe nuk lëkunden.',
        'The metal legs are powder-coated and do not wobble.',
      ],
    ],
    use: [
      [
        'Dy ekrane, një bllok shënimesh dhe prapë mbetet vend për kafenë.',
        'Two screens, a notebook, and still room for the coffee.',
      ],
      [
        'Thellësia mban ekranin në largësi të shëndetshme nga sytë.',
        'Its depth keeps the screen at a healthy distance from the eyes.',
      ],
      [
        'Për zyrën në shtëpi, që pamja në kamera të jetë e rregullt.',
        'For the office at home, so that the view on camera is tidy.',
      ],
      [
        'Vendoseni para dritares dhe puna ecën ndryshe.',
        'Put it by the window, and work goes differently.',
      ],
    ],
  },
  {
    piece: 'office-chair',
    categoryId: 25,
    industryId: 4,
    family: 'upholstery',
    share: 16,
    nouns: [
      { al: 'Karrige zyre', gender: 'f', en: 'office chair' },
      { al: 'Karrige pune', gender: 'f', en: 'desk chair' },
    ],
    forms: [
      { al: ['', 'ergonomike'], en: 'ergonomic', size: [66, 66, 118], weight: 16, price: 150 },
      {
        al: ['', 'drejtuesi'],
        en: 'executive',
        size: [68, 70, 124],
        weight: 20,
        price: 230,
        bodies: ['leather'],
      },
      {
        al: ['', 'me rrjetë'],
        en: 'mesh-backed',
        size: [62, 62, 108],
        weight: 13,
        price: 110,
        says: [
          'Rrjeta merr frymë, gjë që çmohet në korrik.',
          'It breathes, which is welcome in July.',
        ],
        bodies: ['fabric'],
      },
    ],
    bodies: ['fabric', 'fabric', 'leather', 'leather'],
    frames: ['metal', 'steel', 'plastic'],
    make: [
      [
        'Mbështetja e mesit lëviz lart e poshtë dhe ndjek kurbën e shpinës.',
        'The lumbar support moves up and down and follows the curve of the back.',
      ],
      [
        'Mekanizmi sinkron ul shpinën dhe sediljen bashkë.',
        'A synchronous mechanism reclines back and seat together.',
      ],
      ['Rrotat e buta janë për parket e për pllaka.', 'Soft castors for parquet and tiles.'],
      [
        'Krahët rregullohen në lartësi dhe në gjerësi.',
        'The armrests adjust in height and in width.',
      ],
    ],
    use: [
      [
        'Tetë orë pune pa u kujtuar për shpinën.',
        'Eight hours of work without thinking of your back.',
      ],
      [
        'Duket mirë edhe në sallon, nëse zyra juaj është aty.',
        'It looks good in a living room, too, if that is where your office is.',
      ],
      [
        'Për zyra me shumë vende bëjmë ofertë të veçantë.',
        'For offices with many places we make a separate offer.',
      ],
    ],
  },
  {
    piece: 'filing-cabinet',
    categoryId: 26,
    industryId: 4,
    family: 'wood',
    share: 6,
    nouns: [
      { al: 'Dollap zyre', gender: 'm', en: 'office cabinet' },
      { al: 'Skedar', gender: 'm', en: 'filing cabinet' },
    ],
    forms: [
      {
        al: ['me tre sirtarë', 'me tre sirtarë'],
        en: 'three-drawer',
        size: [42, 55, 68],
        weight: 28,
        price: 120,
        says: [
          'Sirtarët mbajnë dosje A4 të varura dhe hapen deri në fund.',
          'The drawers take hanging A4 files and open all the way.',
        ],
      },
      { al: ['me dyer', 'me dyer'], en: 'two-door', size: [80, 42, 160], weight: 52, price: 230 },
    ],
    bodies: ['metal', 'lacquer', 'oak'],
    frames: ['metal', 'steel'],
    make: [
      [
        'Shinat mbajnë 30 kg për çdo sirtar ose raft.',
        'The slides carry 30 kg for each drawer or shelf.',
      ],
      [
        'Qoshet janë të rrumbullakosura dhe bojë e fortë i mbron.',
        'The corners are rounded, and a hard paint protects them.',
      ],
      ['Kyçi mbyll të gjithë sirtarët njëherësh.', 'One lock secures all drawers at once.'],
    ],
    use: [
      ['Faturat e vitit gjenden për një minutë.', 'The year’s invoices are found within a minute.'],
      ['Rri nën tavolinë ose pranë printerit.', 'It stands under the desk or beside the printer.'],
    ],
  },
  {
    piece: 'meeting-table',
    categoryId: 27,
    industryId: 4,
    family: 'wood',
    share: 5,
    nouns: [{ al: 'Tavolinë mbledhjesh', gender: 'f', en: 'meeting table' }],
    forms: [
      { al: ['', 'për tetë veta'], en: 'eight-seat', size: [240, 110, 75], weight: 88, price: 590 },
      {
        al: ['', 'për dhjetë veta'],
        en: 'ten-seat',
        size: [300, 120, 75],
        weight: 118,
        price: 790,
      },
      { al: ['', 'e rrumbullakët'], en: 'round', size: [130, 130, 75], weight: 48, price: 380 },
    ],
    bodies: ['oak', 'walnut', 'lacquer'],
    frames: ['metal', 'steel', 'oak'],
    make: [
      [
        'Në mes hapet një kapak me priza dhe dalje për ekran.',
        'A flap in the middle opens to sockets and a screen port.',
      ],
      [
        'Pllaka përbëhet nga dy pjesë, që të kalojë në ashensor.',
        'The top is made in two parts, so that it fits a lift.',
      ],
    ],
    use: [
      [
        'Vendimet merren më lehtë kur të gjithë kanë vend.',
        'Decisions come easier when everyone has a place.',
      ],
      [
        'E përshtatshme edhe për studio projektimi a sallë mësimi.',
        'Good for a design studio or a classroom as well.',
      ],
    ],
  },
];

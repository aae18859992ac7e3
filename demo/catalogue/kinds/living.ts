import type { Kind } from '../kind.ts';

export const living: Kind[] = [
  {
    piece: 'coffee-table',
    categoryId: 6,
    industryId: 1,
    family: 'wood',
    share: 28,
    nouns: [
      { al: 'Tavolinë kafeje', gender: 'f', en: 'coffee table' },
      { al: 'Tavolinë e ulët', gender: 'f', en: 'low table' },
      { al: 'Tavolinë salloni', gender: 'f', en: 'coffee table' },
    ],
    forms: [
      {
        al: ['i rrumbullakët', 'e rrumbullakët'],
        en: 'round',
        size: [80, 80, 42],
        weight: 16,
        price: 110,
      },
      {
        al: ['drejtkëndor', 'drejtkëndore'],
        en: 'rectangular',
        size: [110, 60, 43],
        weight: 21,
        price: 130,
      },
      { al: ['oval', 'ovale'], en: 'oval', size: [120, 62, 41], weight: 20, price: 150 },
      {
        al: ['me raft poshtë', 'me raft poshtë'],
        en: 'shelved',
        size: [100, 58, 45],
        weight: 23,
        price: 145,
      },
      {
        al: ['me sirtar', 'me sirtar'],
        en: 'one-drawer',
        size: [105, 60, 44],
        weight: 26,
        price: 175,
      },
    ],
    bodies: ['oak', 'oak', 'walnut', 'lacquer', 'marble', 'glass', 'pine'],
    frames: ['metal', 'metal', 'oak', 'walnut', 'brass'],
    make: [
      [
        'Pllaka punohet nga dërrasa të zgjedhura një për një, me vajosje natyrale.',
        'The top is made of boards chosen one by one and oiled.',
        'wood',
      ],
      [
        'Këmbët vidhosen në katër pika dhe rregullohen kur dyshemeja nuk është e rrafshët.',
        'The legs bolt on at four points and level out on an uneven floor.',
      ],
      [
        'Buzët janë të rrumbullakosura, që të mos lëndohet askush duke kaluar.',
        'The edges are rounded, so that nobody gets hurt in passing.',
      ],
      [
        'Trashësia e pllakës është 3 cm: qëndron e drejtë edhe me peshë sipër.',
        'The top is 3 cm thick and stays straight under load.',
      ],
      [
        'Çdo copë ka damarë të vet, prandaj dy tavolina të njëjta nuk ka.',
        'Every piece has its own grain, so no two tables are alike.',
        'wood',
      ],
    ],
    use: [
      [
        'Lartësia përputhet me sediljen e divanit: filxhani merret pa u përkulur.',
        'Its height matches the sofa’s seat: you reach your cup without bending.',
      ],
      [
        'Ka vend për kafetë, librat dhe telekomandën, pa u mbushur kurrë plot.',
        'There is room for coffees, books and the remote, and never a crowd.',
      ],
      [
        'Dy madhësi të së njëjtës seri futen njëra nën tjetrën.',
        'Two sizes of the same series nest one under the other.',
      ],
      [
        'E lehtë për t’u zhvendosur kur qilimi duhet fshirë.',
        'Easy to move when the rug needs vacuuming.',
      ],
      [
        'Një qendër e qetë për sallonin, që nuk ia merr vëmendjen divanit.',
        'A calm center for the room that does not outshine the sofa.',
      ],
    ],
  },
  {
    piece: 'tv-unit',
    categoryId: 7,
    industryId: 1,
    family: 'wood',
    share: 18,
    nouns: [
      { al: 'Komodë TV', gender: 'f', en: 'TV unit' },
      { al: 'Mobilje televizori', gender: 'f', en: 'TV bench' },
      { al: 'Regal TV', gender: 'm', en: 'TV unit', isNorthern: true },
    ],
    forms: [
      {
        al: ['me dy dyer', 'me dy dyer'],
        en: 'two-door',
        size: [150, 40, 50],
        weight: 36,
        price: 190,
        says: [
          'Dyert mbyllen butë falë menteshave me frenim.',
          'The doors close softly thanks to damped hinges.',
        ],
      },
      { al: ['i gjatë', 'e gjatë'], en: 'long', size: [200, 42, 46], weight: 48, price: 260 },
      {
        al: ['i varur në mur', 'e varur në mur'],
        en: 'wall-hung',
        size: [180, 36, 34],
        weight: 34,
        price: 230,
      },
      {
        al: ['me sirtarë', 'me sirtarë'],
        en: 'drawer',
        size: [165, 42, 52],
        weight: 44,
        price: 250,
        says: [
          'Sirtarët e thellë mbajnë lojërat, kabllot dhe albumet.',
          'The deep drawers hold games, cables and albums.',
        ],
      },
    ],
    bodies: ['oak', 'walnut', 'lacquer', 'lacquer', 'pine'],
    frames: ['metal', 'oak', 'walnut', 'beech'],
    make: [
      [
        'Kabllot kalojnë nga vrima të fshehura prapa dhe nuk duken fare.',
        'Cables run through hidden openings at the back and cannot be seen.',
      ],
      [
        'Mban televizorë deri në 75 inç dhe 50 kg.',
        'It carries televisions of up to 75 inches and 50 kg.',
      ],
      [
        'Ndarja e mesit rri hapur për dekoderin dhe zërin.',
        'The middle bay stays open for the set-top box and the sound.',
      ],
    ],
    use: [
      [
        'Mbledh gjithçka që rrinte rrëmujë poshtë televizorit.',
        'It tidies away all that used to lie about under the television.',
      ],
      [
        'Vija e ulët e bën sallonin të duket më i gjerë.',
        'The low line makes the living room look wider.',
      ],
      [
        'Shkon me bibliotekën dhe vitrinën e së njëjtës seri, për një mur të plotë.',
        'It goes with the bookcase and cabinet of its series, for a whole wall.',
      ],
    ],
  },
  {
    piece: 'bookcase',
    categoryId: 8,
    industryId: 1,
    family: 'wood',
    share: 22,
    nouns: [
      { al: 'Bibliotekë', gender: 'f', en: 'bookcase' },
      { al: 'Raft librash', gender: 'm', en: 'bookshelf' },
      { al: 'Etazher', gender: 'm', en: 'shelving unit' },
    ],
    forms: [
      {
        al: ['me pesë kate', 'me pesë kate'],
        en: 'five-shelf',
        size: [80, 32, 190],
        weight: 34,
        price: 130,
      },
      { al: ['i lartë', 'e lartë'], en: 'tall', size: [90, 34, 215], weight: 44, price: 190 },
      { al: ['i ulët', 'e ulët'], en: 'low', size: [120, 34, 90], weight: 29, price: 120 },
      {
        al: ['industrial', 'industriale'],
        en: 'industrial',
        size: [100, 36, 180],
        weight: 32,
        price: 170,
      },
      {
        al: ['me dyer poshtë', 'me dyer poshtë'],
        en: 'cupboard-based',
        size: [100, 38, 205],
        weight: 56,
        price: 260,
      },
    ],
    bodies: ['oak', 'oak', 'walnut', 'pine', 'lacquer', 'beech'],
    frames: ['metal', 'oak', 'walnut', 'pine'],
    make: [
      [
        'Çdo raft mban deri në 25 kg libra dhe zhvendoset sipas lartësisë.',
        'Each shelf takes up to 25 kg of books and moves to the height you need.',
      ],
      [
        'Fiksohet në mur me dy këndore që vijnë bashkë me të.',
        'It fixes to the wall with two brackets that come in the box.',
      ],
      [
        'Pjesa e pasme është e mbyllur, që dhoma të duket e rregullt.',
        'The back is closed, so the room looks tidy.',
      ],
      [
        'Bashkimet janë me kunja druri, pa vida të dukshme.',
        'It is joined with wooden dowels, without a visible screw.',
      ],
    ],
    use: [
      [
        'Për libra, bimë dhe ato gjërat e vogla që tregojnë kush jeton aty.',
        'For books, plants and the small things that tell who lives there.',
      ],
      [
        'Dy copë krah njëra-tjetrës bëhen një mur i tërë librash.',
        'Two side by side become a whole wall of books.',
      ],
      [
        'Mund të ndajë edhe hapësirën mes sallonit dhe tryezës.',
        'It can also divide the sitting room from the table.',
      ],
      [
        'Ka thellësi të vogël, prandaj hyn edhe në korridor.',
        'Shallow, so it fits a corridor too.',
      ],
    ],
  },
  {
    piece: 'sideboard',
    categoryId: 9,
    industryId: 1,
    family: 'wood',
    share: 14,
    nouns: [
      { al: 'Bufe', gender: 'f', en: 'sideboard' },
      { al: 'Konsolë', gender: 'f', en: 'console' },
    ],
    forms: [
      {
        al: ['me tri dyer', 'me tri dyer'],
        en: 'three-door',
        size: [160, 45, 82],
        weight: 58,
        price: 340,
      },
      {
        al: ['me dyer e sirtarë', 'me dyer e sirtarë'],
        en: 'door-and-drawer',
        size: [180, 46, 84],
        weight: 66,
        price: 410,
      },
      { al: ['i ngushtë', 'e ngushtë'], en: 'narrow', size: [120, 36, 80], weight: 34, price: 220 },
    ],
    bodies: ['oak', 'walnut', 'walnut', 'lacquer', 'beech'],
    frames: ['metal', 'oak', 'brass', 'walnut'],
    make: [
      [
        'Dyert kanë kanale të gdhendura që marrin dritë ndryshe gjatë ditës.',
        'The doors are fluted, and catch the light differently through the day.',
      ],
      [
        'Sirtarët rrëshqasin mbi shina metalike me mbyllje të butë.',
        'The drawers run on metal slides that close softly.',
      ],
      [
        'Pllaka e sipërme është në një copë, pa bashkime.',
        'The top is a single board, without joints.',
      ],
    ],
    use: [
      [
        'Mban servisin e mirë, mbulesat dhe gotat për festa.',
        'It holds the good china, the tablecloths and the glasses for feasts.',
      ],
      [
        'Në hyrje bëhet vendi i çelësave dhe i një vazoje me lule.',
        'In the hall it becomes the place for keys and a vase of flowers.',
      ],
      [
        'Lartësia është gati si e tryezës, kështu që shërben edhe për gatime të ftohta.',
        'It is almost as high as the table, so it also serves the cold dishes.',
      ],
      [
        'Mbi të qëndron bukur një pasqyrë ose një pikturë.',
        'A mirror or a painting hangs well above it.',
      ],
    ],
  },
  {
    piece: 'display-cabinet',
    categoryId: 10,
    industryId: 1,
    family: 'wood',
    share: 10,
    nouns: [
      { al: 'Vitrinë', gender: 'f', en: 'display cabinet' },
      { al: 'Dollap me xham', gender: 'm', en: 'glass cabinet' },
    ],
    forms: [
      {
        al: ['me dy dyer', 'me dy dyer'],
        en: 'two-door',
        size: [90, 40, 190],
        weight: 62,
        price: 320,
      },
      { al: ['i ngushtë', 'e ngushtë'], en: 'narrow', size: [55, 38, 180], weight: 42, price: 230 },
      {
        al: ['me ndriçim LED', 'me ndriçim LED'],
        en: 'LED-lit',
        size: [100, 42, 198],
        weight: 70,
        price: 430,
        says: [
          'Drita e brendshme ndizet me prekje dhe harxhon fare pak.',
          'The light inside switches on by touch and uses next to nothing.',
        ],
      },
    ],
    bodies: ['oak', 'walnut', 'lacquer', 'beech'],
    frames: ['brass', 'metal', 'oak'],
    make: [
      [
        'Xhamat janë të temperuar dhe raftet rregullohen në lartësi.',
        'The glass is tempered and the shelves adjust in height.',
      ],
      ['Mbyllja me magnet i mban dyert pa zhurmë.', 'Magnetic catches keep the doors quiet.'],
    ],
    use: [
      [
        'Porcelani i gjyshes del më në fund nga kutia.',
        'Grandmother’s china comes out of its box at last.',
      ],
      [
        'Edhe bosh duket mirë, por me gota e libra gjallërohet.',
        'It looks fine even empty, but glasses and books bring it to life.',
      ],
      [
        'Në sallon ose në dhomën e ngrënies, pranë bufesë.',
        'In the living room, or in the dining room beside the sideboard.',
      ],
    ],
  },
  {
    piece: 'room-divider',
    categoryId: 11,
    industryId: 1,
    family: 'wood',
    share: 4,
    nouns: [
      { al: 'Paravan', gender: 'm', en: 'room divider' },
      { al: 'Ndarëse dhome', gender: 'f', en: 'folding screen' },
    ],
    forms: [
      {
        al: ['me tri kanate', 'me tri kanate'],
        en: 'three-panel',
        size: [135, 4, 175],
        weight: 12,
        price: 95,
      },
      {
        al: ['me katër kanate', 'me katër kanate'],
        en: 'four-panel',
        size: [180, 4, 180],
        weight: 16,
        price: 130,
      },
    ],
    bodies: ['rattan', 'linen', 'oak'],
    frames: ['oak', 'walnut', 'metal'],
    make: [
      [
        'Menteshat hapen në të dyja anët, kështu që formën e zgjidhni vetë.',
        'The hinges open both ways, so you choose the shape yourself.',
      ],
      [
        'Kornizë druri e hollë, por e fortë, me shputa kundër rrëshqitjes.',
        'A slim but strong wooden frame with non-slip feet.',
      ],
    ],
    use: [
      [
        'Ndan këndin e punës nga krevati pa ndërtuar mur.',
        'It parts the desk from the bed without building a wall.',
      ],
      [
        'Palosur zë sa një dërrasë hekurosjeje.',
        'Folded, it takes as much room as an ironing board.',
      ],
    ],
  },
  {
    piece: 'coat-rack',
    categoryId: 12,
    industryId: 1,
    family: 'wood',
    share: 10,
    nouns: [
      { al: 'Portmanto', gender: 'f', en: 'coat rack' },
      { al: 'Këpucëtore', gender: 'f', en: 'shoe cabinet' },
      { al: 'Varëse rrobash', gender: 'f', en: 'coat stand' },
    ],
    forms: [
      {
        al: ['me pasqyrë', 'me pasqyrë'],
        en: 'mirrored',
        size: [95, 36, 195],
        weight: 38,
        price: 210,
      },
      {
        al: ['me ndenjëse', 'me ndenjëse'],
        en: 'bench',
        size: [80, 38, 185],
        weight: 27,
        price: 160,
      },
      { al: ['i ngushtë', 'e ngushtë'], en: 'narrow', size: [60, 32, 180], weight: 18, price: 95 },
    ],
    bodies: ['oak', 'lacquer', 'walnut', 'metal'],
    frames: ['metal', 'oak', 'brass'],
    make: [
      [
        'Gremçat prej metali mbajnë edhe palltot e rënda të dimrit.',
        'The metal hooks hold heavy winter coats too.',
      ],
      [
        'Rafti i poshtëm është i mbrojtur nga lagështia e këpucëve.',
        'The lower shelf is proof against wet shoes.',
      ],
      ['Sirtari i vogël ruan çelësat dhe dorezat.', 'The small drawer keeps keys and gloves.'],
    ],
    use: [
      ['Hyrja merr fytyrë tjetër që ditën e parë.', 'The hall looks different from the first day.'],
      [
        'Ka vend për tetë palë këpucë dhe gjithë xhaketat e familjes.',
        'There is room for eight pairs of shoes and all the family’s jackets.',
      ],
      [
        'E menduar për korridore të ngushta pallatesh.',
        'Made for the narrow corridors of blocks of flats.',
      ],
    ],
  },
];

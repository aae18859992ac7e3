import type { Kind } from '../kind.ts';

export const seating: Kind[] = [
  {
    piece: 'sofa',
    categoryId: 1,
    industryId: 1,
    family: 'upholstery',
    share: 36,
    nouns: [
      { al: 'Divan', gender: 'm', en: 'sofa' },
      { al: 'Divan', gender: 'm', en: 'sofa' },
      { al: 'Kanape', gender: 'f', en: 'couch' },
      { al: 'Kauç', gender: 'm', en: 'couch', isNorthern: true },
    ],
    forms: [
      {
        al: ['dyvendësh', 'dyvendëshe'],
        en: 'two-seater',
        size: [164, 90, 84],
        weight: 46,
        price: 380,
      },
      {
        al: ['trevendësh', 'trevendëshe'],
        en: 'three-seater',
        size: [214, 93, 84],
        weight: 61,
        price: 520,
      },
      {
        al: ['trevendësh', 'trevendëshe'],
        en: 'three-seater',
        size: [226, 96, 80],
        weight: 66,
        price: 590,
      },
      {
        al: ['katërvendësh', 'katërvendëshe'],
        en: 'four-seater',
        size: [258, 98, 82],
        weight: 78,
        price: 720,
      },
      {
        al: ['modern me këmbë metalike', 'moderne me këmbë metalike'],
        en: 'metal-legged',
        size: [205, 88, 82],
        weight: 55,
        price: 560,
        frames: ['metal'],
      },
      {
        al: ['klasik me kapitone', 'klasike me kapitone'],
        en: 'buttoned',
        size: [212, 92, 78],
        weight: 64,
        price: 690,
      },
    ],
    bodies: ['fabric', 'fabric', 'fabric', 'velvet', 'boucle', 'leather', 'linen'],
    frames: ['oak', 'beech', 'walnut', 'metal'],
    make: [
      [
        'Skeleti është prej ahu të tharë në furrë, i lidhur me kunja dhe ngjitës, pa asnjë pllakë të presuar.',
        'The frame is kiln-dried beech, joined with dowels and glue, with no chipboard anywhere.',
      ],
      [
        'Susta zigzag dhe shkumë e dendur nën çdo jastëk: sedilja nuk bie as pas vitesh përdorimi.',
        'Zigzag springs and dense foam under every cushion: the seat does not sag even after years.',
      ],
      [
        'E punojmë me porosi në punishten tonë, nga skeleti deri te qepja e fundit.',
        'We make it to order in our own workshop, from the frame to the last stitch.',
      ],
      [
        'Jastëkët e shpinës mbushen me pendë dhe fije silikoni, prandaj marrin formën e trupit.',
        'The back cushions are filled with feather and silicone fiber, so they take the shape of your body.',
      ],
      [
        'Qepjet janë të dyfishta dhe këmbët zhvidhosen, që të kalojë lehtë nëpër dyer të ngushta.',
        'Seams are double-stitched and the legs unscrew, so it gets through narrow doors.',
      ],
      [
        'Mbështetëset e krahëve janë të ulëta e të mbushura mirë, sa për të vënë kokën.',
        'The armrests are low and well padded, just right to lay your head on.',
      ],
    ],
    use: [
      [
        'Ulesh thellë dhe nuk të vjen të ngrihesh, sidomos në filma të gjatë e biseda pas darke.',
        'You sink in and do not want to get up, least of all in long films and talk after dinner.',
      ],
      [
        'Vijat e pastra e bëjnë të shkojë si në apartamente të reja, ashtu edhe në shtëpi të vjetra me tavane të larta.',
        'Clean lines suit new flats as well as old houses with high ceilings.',
      ],
      [
        'Sedilja pak më e fortë u vjen mirë edhe gjyshërve, që ngrihen pa mundim.',
        'The slightly firmer seat is kind to grandparents too, who get up without effort.',
      ],
      [
        'Zë pak vend, por ka thellësi të mjaftueshme për t’u shtrirë pasditeve.',
        'It takes little room, yet is deep enough to lie down in the afternoon.',
      ],
      [
        'Kombinohet me kolltukun dhe taburetën e së njëjtës seri.',
        'It pairs with the armchair and the pouffe of the same series.',
      ],
      [
        'Qëndron bukur edhe në mes të dhomës, sepse shpina është e veshur njësoj si pjesa e përparme.',
        'It looks good in the middle of a room too, as the back is finished like the front.',
      ],
    ],
  },
  {
    piece: 'corner-sofa',
    categoryId: 2,
    industryId: 1,
    family: 'upholstery',
    share: 26,
    nouns: [
      { al: 'Divan këndor', gender: 'm', en: 'corner sofa' },
      { al: 'Kënd', gender: 'm', en: 'corner sofa' },
      { al: 'Garniturë këndore', gender: 'f', en: 'corner suite', isNorthern: true },
    ],
    forms: [
      {
        al: ['në formë L', 'në formë L'],
        en: 'L-shaped',
        size: [262, 178, 84],
        weight: 104,
        price: 890,
      },
      {
        al: ['majtas', 'majtas'],
        en: 'left-hand',
        size: [272, 190, 82],
        weight: 112,
        price: 980,
        says: [
          'E bëjmë edhe për anën tjetër; mjafton të na thoni kur porositni.',
          'We make it for the other side too; just tell us when you order.',
        ],
      },
      {
        al: ['djathtas', 'djathtas'],
        en: 'right-hand',
        size: [272, 190, 82],
        weight: 112,
        price: 980,
        says: [
          'E bëjmë edhe për anën tjetër; mjafton të na thoni kur porositni.',
          'We make it for the other side too; just tell us when you order.',
        ],
      },
      {
        al: ['me arkë për çarçafë', 'me arkë për çarçafë'],
        en: 'storage',
        size: [256, 182, 88],
        weight: 126,
        price: 1090,
        says: [
          'Nën shezlong fshihet një arkë e madhe për batanije dhe jastëkë.',
          'A large chest for blankets and pillows hides under the chaise.',
        ],
      },
      {
        al: ['në formë U', 'në formë U'],
        en: 'U-shaped',
        size: [338, 204, 84],
        weight: 152,
        price: 1480,
      },
    ],
    bodies: ['fabric', 'fabric', 'fabric', 'velvet', 'boucle', 'leather'],
    frames: ['oak', 'metal', 'beech', 'walnut'],
    make: [
      [
        'Përbëhet nga dy pjesë që kapen me gremça metalike dhe ndahen për transport.',
        'It comes in two parts that hook together with metal brackets and separate for transport.',
      ],
      [
        'Skelet druri me përforcime metalike në kënd, aty ku pesha është më e madhe.',
        'A timber frame with metal braces at the corner, where the load is greatest.',
      ],
      [
        'Shkumë HR me dendësi 35 kg/m³ dhe një shtresë e butë sipër, për ulje të gjatë.',
        'HR foam of 35 kg/m³ with a soft layer on top, for sitting long.',
      ],
      [
        'Mbështetëset e kokës ngrihen në pesë pozicione me një lëvizje të dorës.',
        'The headrests lift into five positions with one movement of the hand.',
      ],
    ],
    use: [
      [
        'Gjithë familja gjen vend, dhe mbetet hapësirë edhe për mysafirin që vjen pa lajmëruar.',
        'The whole family finds a place, with room left for the guest who drops in.',
      ],
      [
        'Mbush bukur këndin e sallonit pa e ngushtuar kalimin.',
        'It fills the corner of the living room without narrowing the way through.',
      ],
      [
        'Shezlongu është aq i gjerë sa të shtrihen dy veta krah njëri-tjetrit.',
        'The chaise is wide enough for two people to lie side by side.',
      ],
      [
        'Pjesët vendosen edhe veç e veç, kur dhoma ndryshon rol.',
        'The parts also stand alone, for when the room changes its role.',
      ],
      [
        'Në sallone të hapura e ndan natyrshëm kuzhinën nga pjesa e ndenjjes.',
        'In an open plan it divides the kitchen from the sitting area in a natural way.',
      ],
    ],
  },
  {
    piece: 'sofa-bed',
    categoryId: 3,
    industryId: 1,
    family: 'upholstery',
    share: 18,
    nouns: [
      { al: 'Kauç që hapet', gender: 'm', en: 'sofa bed' },
      { al: 'Divan krevat', gender: 'm', en: 'sofa bed' },
      { al: 'Kanape që hapet', gender: 'f', en: 'sofa bed' },
    ],
    forms: [
      {
        al: ['dyvendësh', 'dyvendëshe'],
        en: 'two-seater',
        size: [168, 94, 88],
        weight: 62,
        price: 430,
      },
      {
        al: ['trevendësh', 'trevendëshe'],
        en: 'three-seater',
        size: [218, 96, 88],
        weight: 78,
        price: 560,
      },
      {
        al: ['me arkë', 'me arkë'],
        en: 'storage',
        size: [206, 95, 90],
        weight: 84,
        price: 610,
        says: [
          'Arka nën sedilje mban dy jorganë dhe katër jastëkë.',
          'The chest under the seat holds two duvets and four pillows.',
        ],
      },
      {
        al: ['me mekanizëm italian', 'me mekanizëm italian'],
        en: 'Italian-mechanism',
        size: [198, 98, 86],
        weight: 92,
        price: 880,
      },
    ],
    bodies: ['fabric', 'fabric', 'fabric', 'velvet', 'linen', 'leather'],
    frames: ['beech', 'metal', 'oak'],
    make: [
      [
        'Hapet me një të tërhequr dhe bëhet shtrat i sheshtë, pa hendek në mes.',
        'It opens with one pull into a flat bed, with no gap in the middle.',
      ],
      [
        'Mekanizmi është provuar për mijëra hapje e mbyllje dhe ka garanci tre vjet.',
        'The mechanism is tested for thousands of cycles and carries a three-year warranty.',
      ],
      [
        'Dysheku i brendshëm është 14 cm i trashë, me shkumë të dendur.',
        'The mattress inside is 14 cm thick, of dense foam.',
      ],
      [
        'Poshtë ka rrota të mbështjella me gomë, që nuk e gërvishtin parketin.',
        'Rubber-coated castors underneath do not scratch the parquet.',
      ],
    ],
    use: [
      [
        'Ditën ulesh rehat, natën fle si në krevat: zgjidhje e mirë për garsoniere.',
        'Comfortable to sit on by day, to sleep on by night: a good answer for a studio flat.',
      ],
      [
        'Mysafirët nuk kanë pse ankohen më për shpinën.',
        'Guests no longer have a reason to complain about their backs.',
      ],
      [
        'Mund të përdoret çdo natë, jo vetëm kur vijnë njerëz.',
        'Fit for every night, not only when people stay over.',
      ],
      [
        'Hapet edhe afër murit, pa pasur nevojë ta tërheqësh përpara.',
        'It opens close to the wall, with no need to pull it forward.',
      ],
      [
        'Shkon mirë në dhomën e studentit, në zyrë ose në shtëpinë e plazhit.',
        'At home in a student’s room, a study or a beach house.',
      ],
    ],
  },
  {
    piece: 'armchair',
    categoryId: 4,
    industryId: 1,
    family: 'upholstery',
    share: 30,
    nouns: [
      { al: 'Kolltuk', gender: 'm', en: 'armchair' },
      { al: 'Kolltuk', gender: 'm', en: 'armchair' },
      { al: 'Poltronë', gender: 'f', en: 'easy chair' },
      { al: 'Fotele', gender: 'f', en: 'armchair', isNorthern: true },
    ],
    forms: [
      { al: ['relaksi', 'relaksi'], en: 'lounge', size: [82, 88, 98], weight: 26, price: 240 },
      {
        al: ['me krahë druri', 'me krahë druri'],
        en: 'wooden-arm',
        size: [72, 78, 86],
        weight: 17,
        price: 210,
        frames: ['oak', 'beech', 'walnut'],
      },
      { al: ['berzherë', 'berzherë'], en: 'wing', size: [76, 84, 108], weight: 25, price: 290 },
      {
        al: ['rrotullues', 'rrotulluese'],
        en: 'swivel',
        size: [80, 80, 78],
        weight: 29,
        price: 330,
        frames: ['metal', 'brass'],
      },
      {
        al: ['i rrumbullakët', 'e rrumbullakët'],
        en: 'tub',
        size: [78, 76, 74],
        weight: 21,
        price: 230,
      },
    ],
    bodies: ['fabric', 'velvet', 'velvet', 'boucle', 'boucle', 'leather', 'linen'],
    frames: ['oak', 'beech', 'walnut', 'metal', 'brass'],
    make: [
      [
        'Shpina e lartë ndjek vijën e trupit dhe e mban qafën pa jastëk shtesë.',
        'The high back follows the body and supports the neck without an extra pillow.',
      ],
      [
        'Skelet prej druri masiv, rripa elastikë italianë dhe shkumë me dy dendësi.',
        'A solid wood frame, Italian elastic webbing and foam of two densities.',
      ],
      [
        'Këmbët mbarojnë me shputa shajaku, që të mos gërvishtet parketi.',
        'The legs end in felt pads, so that the parquet stays unscratched.',
      ],
      [
        'Veshja tendoset me dorë, prandaj kthesat dalin pa rrudha.',
        'The cover is stretched by hand, so the curves come out without creases.',
      ],
      [
        'Sedilja ka susta të pavarura, si te kolltukët e dikurshëm.',
        'The seat has independent springs, as armchairs used to have.',
      ],
    ],
    use: [
      [
        'Vendi i duhur për një libër, një kafe dhe dritën e dritares.',
        'The right place for a book, a coffee and the light of the window.',
      ],
      [
        'Dy copë përballë divanit e mbyllin bukur rrethin e bisedës.',
        'Two of them opposite the sofa close the circle of talk nicely.',
      ],
      [
        'Lëviz lehtë me një dorë, por nuk lëkundet kur ulesh.',
        'It moves with one hand, yet does not rock when you sit down.',
      ],
      [
        'Gjen vend edhe në dhomën e gjumit, pranë komodinës.',
        'It finds a place in the bedroom too, beside the nightstand.',
      ],
      [
        'Edhe pas dy orësh ulje shpina nuk ndien lodhje.',
        'Even after two hours of sitting, the back does not tire.',
      ],
      [
        'Një pikë ngjyre që e ndryshon gjithë dhomën.',
        'A touch of color that changes the whole room.',
      ],
    ],
  },
  {
    piece: 'pouffe',
    categoryId: 5,
    industryId: 1,
    family: 'upholstery',
    share: 10,
    nouns: [
      { al: 'Taburetë', gender: 'f', en: 'pouffe' },
      { al: 'Puf', gender: 'm', en: 'pouffe' },
      { al: 'Mbështetëse këmbësh', gender: 'f', en: 'footstool' },
    ],
    forms: [
      {
        al: ['i rrumbullakët', 'e rrumbullakët'],
        en: 'round',
        size: [50, 50, 42],
        weight: 7,
        price: 55,
      },
      {
        al: ['me arkë', 'me arkë'],
        en: 'storage',
        size: [60, 42, 44],
        weight: 10,
        price: 75,
        says: [
          'Kapaku hiqet dhe brenda futen batanija, lodrat ose revistat.',
          'The lid comes off, and blankets, toys or magazines go inside.',
        ],
      },
      { al: ['katror', 'katrore'], en: 'square', size: [64, 64, 40], weight: 11, price: 85 },
    ],
    bodies: ['fabric', 'velvet', 'boucle', 'leather', 'wool'],
    frames: ['oak', 'beech', 'metal', 'brass'],
    make: [
      [
        'Shkumë e dendur mbi një bazë kompensate, pa qoshe të forta.',
        'Dense foam on a plywood base, with no hard corners.',
      ],
      [
        'Qepjet anësore janë bërë me fije të trashë, që i jep pamje punimi dore.',
        'The side seams are sewn with thick thread that gives it a hand-made look.',
      ],
    ],
    use: [
      [
        'Herë mbështetëse për këmbët, herë ndenjëse shtesë, herë tavolinë me një tabaka sipër.',
        'Now a footrest, now an extra seat, now a table with a tray on top.',
      ],
      [
        'Futet nën tavolinë ose konsolë kur nuk duhet.',
        'It slides under a table or console when not needed.',
      ],
      [
        'Fëmijët e duan, sepse lëviz lehtë dhe nuk ka cepa.',
        'Children love it, because it moves easily and has no edges.',
      ],
      [
        'Del mirë pranë kolltukut ose rrëzë krevatit.',
        'It does well beside an armchair or at the foot of a bed.',
      ],
    ],
  },
];

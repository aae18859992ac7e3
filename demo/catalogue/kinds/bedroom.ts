import type { Kind } from '../kind.ts';

export const bedroom: Kind[] = [
  {
    piece: 'bed',
    categoryId: 13,
    industryId: 2,
    family: 'sleep',
    share: 34,
    isStandardised: true,
    nouns: [
      { al: 'Krevat', gender: 'm', en: 'bed' },
      { al: 'Krevat', gender: 'm', en: 'bed' },
      { al: 'Shtrat', gender: 'm', en: 'bed' },
      { al: 'Krevat', gender: 'm', en: 'bed frame' },
    ],
    forms: [
      { al: ['dopio 160x200', ''], en: 'double', size: [170, 212, 104], weight: 62, price: 340 },
      {
        al: ['martesor 180x200', ''],
        en: 'king-size',
        size: [190, 214, 110],
        weight: 74,
        price: 430,
      },
      { al: ['tek 90x200', ''], en: 'single', size: [98, 208, 92], weight: 38, price: 190 },
      {
        al: ['një e gjysmë 140x200', ''],
        en: 'small double',
        size: [149, 210, 100],
        weight: 52,
        price: 280,
      },
      {
        al: ['me kokë të veshur 160x200', ''],
        en: 'upholstered',
        size: [172, 218, 118],
        weight: 68,
        price: 460,
        bodies: ['fabric', 'velvet', 'boucle'],
      },
      {
        al: ['me arkë 160x200', ''],
        en: 'storage',
        size: [168, 214, 108],
        weight: 96,
        price: 590,
        says: [
          'Arka ngrihet me amortizatorë gazi dhe qëndron vetë hapur.',
          'The storage base lifts on gas struts and stays open by itself.',
        ],
      },
    ],
    bodies: ['oak', 'oak', 'walnut', 'fabric', 'fabric', 'velvet', 'pine', 'boucle'],
    frames: ['oak', 'walnut', 'metal', 'beech'],
    make: [
      [
        'Baza me listela ahu të përkulura mban dyshekë deri në 30 cm trashësi.',
        'The base of bent beech slats carries mattresses up to 30 cm thick.',
      ],
      [
        'Koka e krevatit ka pjerrësinë e duhur për të lexuar ulur.',
        'The headboard leans just right for reading in bed.',
      ],
      [
        'Bashkimet janë me bulona të fshehur: mund të çmontohet e të montohet disa herë pa u liruar.',
        'It is joined with hidden bolts and can be taken apart and put together many times without loosening.',
      ],
      [
        'Një këmbë e pestë në mes e mban bazën të drejtë edhe nën dy veta.',
        'A fifth leg in the middle keeps the base straight under two people.',
      ],
    ],
    use: [
      [
        'Nuk kërcet, as natën e parë, as pas dhjetë vjetësh.',
        'It does not creak, neither on the first night nor after ten years.',
      ],
      [
        'Lartësia është e rehatshme për t’u ulur e për t’u ngritur.',
        'The height is comfortable for sitting down and getting up.',
      ],
      [
        'Poshtë mbetet hapësirë për kuti ose për robotin e pastrimit.',
        'There is space underneath for boxes or a robot vacuum.',
      ],
      [
        'Me dy komodina anash dhoma është gati.',
        'With a nightstand on each side, the room is done.',
      ],
      [
        'Vija të buta dhe ngjyrë e qetë, që të të marrë gjumi më shpejt.',
        'Soft lines and a quiet color, so that sleep comes sooner.',
      ],
      [
        'Dysheku porositet veç, në fortësinë që ju përshtatet.',
        'The mattress is ordered separately, in the firmness that suits you.',
      ],
    ],
  },
  {
    piece: 'mattress',
    categoryId: 14,
    industryId: 2,
    family: 'sleep',
    share: 14,
    isStandardised: true,
    nouns: [
      { al: 'Dyshek', gender: 'm', en: 'mattress' },
      { al: 'Dyshek ortopedik', gender: 'm', en: 'orthopaedic mattress' },
      { al: 'Madrac', gender: 'm', en: 'mattress', isNorthern: true },
    ],
    forms: [
      { al: ['160x200', ''], en: 'double', size: [160, 200, 24], weight: 34, price: 230 },
      { al: ['180x200', ''], en: 'king-size', size: [180, 200, 26], weight: 40, price: 290 },
      { al: ['90x200', ''], en: 'single', size: [90, 200, 22], weight: 18, price: 120 },
      {
        al: ['memory foam 160x200', ''],
        en: 'memory foam',
        size: [160, 200, 25],
        weight: 38,
        price: 340,
      },
    ],
    bodies: ['fabric'],
    frames: ['fabric'],
    make: [
      [
        'Susta në qese, secila më vete: kur njëri kthehet, tjetri nuk e ndien.',
        'Pocket springs, each on its own: when one turns over, the other does not feel it.',
      ],
      [
        'Shtatë zona me fortësi të ndryshme, nga supet te këmbët.',
        'Seven zones of different firmness, from shoulders to feet.',
      ],
      [
        'Ana e verës është me pambuk, ana e dimrit me lesh.',
        'The summer side is cotton, the winter side wool.',
      ],
      [
        'Mbulesa ka zinxhir rreth e rrotull dhe lahet në lavatriçe.',
        'The cover unzips all the way round and goes in the washing machine.',
      ],
    ],
    use: [
      [
        'Fortësi mesatare, që u përshtatet shumicës së njerëzve.',
        'Medium firm, which suits most people.',
      ],
      [
        'Shpina zgjohet e çlodhur, edhe te kush ka dhimbje.',
        'Backs wake up rested, even those that ache.',
      ],
      ['Ajroset mirë dhe nuk ngroh verës.', 'It airs well and does not get hot in summer.'],
      [
        'Vjen i mbështjellë në rul dhe merr formën brenda një dite.',
        'It comes rolled up and takes its shape within a day.',
      ],
    ],
  },
  {
    piece: 'wardrobe',
    categoryId: 15,
    industryId: 2,
    family: 'wood',
    share: 26,
    nouns: [
      { al: 'Dollap rrobash', gender: 'm', en: 'wardrobe' },
      { al: 'Garderobë', gender: 'f', en: 'wardrobe' },
      { al: 'Dollap', gender: 'm', en: 'wardrobe' },
      { al: 'Orman', gender: 'm', en: 'wardrobe', isNorthern: true },
    ],
    forms: [
      {
        al: ['me dy dyer', 'me dy dyer'],
        en: 'two-door',
        size: [100, 58, 205],
        weight: 78,
        price: 280,
      },
      {
        al: ['me tri dyer', 'me tri dyer'],
        en: 'three-door',
        size: [150, 60, 210],
        weight: 112,
        price: 390,
      },
      {
        al: ['me dyer rrëshqitëse', 'me dyer rrëshqitëse'],
        en: 'sliding-door',
        size: [200, 64, 216],
        weight: 148,
        price: 560,
        says: [
          'Dyert rrëshqasin mbi shina alumini dhe ndalen butë në fund.',
          'The doors glide on aluminum rails and stop softly at the end.',
        ],
      },
      {
        al: ['me pasqyrë', 'me pasqyrë'],
        en: 'mirrored',
        size: [180, 62, 214],
        weight: 140,
        price: 520,
        says: [
          'Pasqyra e madhe e bën dhomën të duket dyfish.',
          'The large mirror makes the room look twice its size.',
        ],
      },
      {
        al: ['me katër dyer', 'me katër dyer'],
        en: 'four-door',
        size: [200, 60, 220],
        weight: 150,
        price: 590,
      },
    ],
    bodies: ['lacquer', 'lacquer', 'oak', 'oak', 'walnut', 'pine', 'beech'],
    frames: ['metal', 'oak', 'brass', 'walnut'],
    make: [
      [
        'Brenda ka rafte, shufër varëse dhe dy sirtarë që rregullohen sipas nevojës.',
        'Inside are shelves, a hanging rail and two drawers that arrange as you need.',
      ],
      [
        'Buzët mbyllen me ngjitje lazeri, pa vija dhe pa hyrë lagështi.',
        'Edges are laser-bonded, without lines and without letting damp in.',
      ],
      [
        'Shpina është prej kompensate 6 mm, jo prej kartoni.',
        'The back is 6 mm plywood, not cardboard.',
      ],
      [
        'Përshtatet me masat e murit tuaj, deri nën tavan.',
        'We fit it to the measurements of your wall, right up to the ceiling.',
      ],
    ],
    use: [
      [
        'Rrobat e dimrit dhe të verës rrinë bashkë, pa u përzier.',
        'Winter and summer clothes live together without getting mixed up.',
      ],
      ['Hapet plotësisht edhe në dhoma të vogla.', 'It opens fully even in small rooms.'],
      ['Pjesa e lartë mban valixhet dhe jorganët.', 'The upper part holds suitcases and duvets.'],
      ['Fustanet e gjata varen pa u përkulur.', 'Long dresses hang without folding.'],
    ],
  },
  {
    piece: 'chest-of-drawers',
    categoryId: 16,
    industryId: 2,
    family: 'wood',
    share: 16,
    nouns: [
      { al: 'Komodë', gender: 'f', en: 'chest of drawers' },
      { al: 'Shifonier', gender: 'm', en: 'tallboy' },
    ],
    forms: [
      {
        al: ['me tre sirtarë', 'me tre sirtarë'],
        en: 'three-drawer',
        size: [90, 45, 80],
        weight: 38,
        price: 170,
      },
      {
        al: ['me gjashtë sirtarë', 'me gjashtë sirtarë'],
        en: 'six-drawer',
        size: [140, 46, 82],
        weight: 58,
        price: 280,
      },
      {
        al: ['me pesë sirtarë', 'me pesë sirtarë'],
        en: 'five-drawer',
        size: [60, 42, 115],
        weight: 40,
        price: 190,
      },
    ],
    bodies: ['oak', 'lacquer', 'walnut', 'pine', 'beech'],
    frames: ['oak', 'metal', 'brass', 'walnut'],
    make: [
      [
        'Sirtarët hapen deri në fund dhe mbyllen vetë, pa përplasje.',
        'The drawers open all the way and close by themselves, without a bang.',
      ],
      [
        'Qoshet e sirtarëve janë bashkuar me dhëmbë, si në mobiljet e vjetra.',
        'The drawer corners are dovetailed, as in old furniture.',
      ],
      [
        'Dorezat mund t’i zgjidhni prej tunxhi ose druri.',
        'The handles come in brass or wood, as you choose.',
      ],
    ],
    use: [
      [
        'Çorapët, çarçafët dhe bluzat gjejnë secili sirtarin e vet.',
        'Socks, sheets and jumpers each find a drawer of their own.',
      ],
      [
        'Mbi të rri mirë një llambë, një pasqyrë ose televizori i dhomës.',
        'A lamp, a mirror or the bedroom television stands well on it.',
      ],
      [
        'Në dhomën e bebes shërben edhe si tavolinë ndërrimi.',
        'In a nursery it serves as a changing table too.',
      ],
      [
        'Futet lehtë mes dritares dhe dollapit.',
        'It fits easily between the window and the wardrobe.',
      ],
    ],
  },
  {
    piece: 'bedside-table',
    categoryId: 17,
    industryId: 2,
    family: 'wood',
    share: 16,
    nouns: [
      { al: 'Komodinë', gender: 'f', en: 'bedside table' },
      { al: 'Komodinë', gender: 'f', en: 'nightstand' },
    ],
    forms: [
      {
        al: ['', 'me dy sirtarë'],
        en: 'two-drawer',
        size: [48, 40, 52],
        weight: 13,
        price: 75,
        says: [
          'Sirtari mbyllet butë, që të mos zgjojë njeri.',
          'The drawer closes softly, so that it wakes nobody.',
        ],
      },
      {
        al: ['', 'me një sirtar'],
        en: 'one-drawer',
        size: [45, 38, 50],
        weight: 10,
        price: 60,
        says: [
          'Sirtari mbyllet butë, që të mos zgjojë njeri.',
          'The drawer closes softly, so that it wakes nobody.',
        ],
      },
      { al: ['', 'e rrumbullakët'], en: 'round', size: [42, 42, 54], weight: 8, price: 70 },
      { al: ['', 'e varur në mur'], en: 'wall-hung', size: [44, 32, 24], weight: 6, price: 50 },
    ],
    bodies: ['oak', 'walnut', 'lacquer', 'pine'],
    frames: ['metal', 'oak', 'brass', 'walnut'],
    make: [
      [
        'Prapa ka një vrimë për karikuesin e telefonit.',
        'There is an opening at the back for the phone charger.',
      ],
      ['Vjen e montuar: mjafton t’i vini këmbët.', 'It comes assembled: you only put on the legs.'],
    ],
    use: [
      [
        'Libri, syzet dhe gota e ujit rrinë aty ku zgjat dorën.',
        'Book, glasses and water stand where your hand reaches.',
      ],
      ['Lartësia përputhet me shumicën e krevateve.', 'The height matches most beds.'],
      [
        'Shitet veç ose çift, bashkë me krevatin.',
        'Sold singly or as a pair, together with the bed.',
      ],
      [
        'E vogël sa të mos e ngushtojë dhomën, e madhe sa të mbajë llambën.',
        'Small enough not to crowd the room, large enough for a lamp.',
      ],
    ],
  },
  {
    piece: 'dressing-table',
    categoryId: 18,
    industryId: 2,
    family: 'wood',
    share: 8,
    nouns: [
      { al: 'Tryezë tualeti', gender: 'f', en: 'dressing table' },
      { al: 'Tualet', gender: 'm', en: 'vanity table' },
    ],
    forms: [
      {
        al: ['me pasqyrë', 'me pasqyrë'],
        en: 'mirrored',
        size: [100, 44, 138],
        weight: 32,
        price: 230,
      },
      {
        al: ['me drita', 'me drita'],
        en: 'lit',
        size: [110, 45, 142],
        weight: 36,
        price: 290,
        says: [
          'Pasqyra rrotullohet dhe drita ka tri ngrohtësi.',
          'The mirror tilts and the light has three warmths.',
        ],
      },
      { al: ['i vogël', 'e vogël'], en: 'small', size: [80, 42, 130], weight: 25, price: 180 },
    ],
    bodies: ['lacquer', 'oak', 'walnut'],
    frames: ['brass', 'metal', 'oak'],
    make: [
      [
        'Sirtarët janë të ndarë brenda për bizhutë e kozmetikën.',
        'The drawers are divided inside for jewelry and cosmetics.',
      ],
      [
        'Këmbët e holla e bëjnë të duket sikur rri në ajër.',
        'Slim legs make it look as if it floats.',
      ],
    ],
    use: [
      [
        'Pesë minuta qetësi çdo mëngjes, para se të nisë dita.',
        'Five quiet minutes every morning before the day begins.',
      ],
      [
        'Kur s’përdoret për tualet, shërben si tavolinë e vogël pune.',
        'When not in use for dressing, it serves as a small desk.',
      ],
    ],
  },
];

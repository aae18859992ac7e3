/* The words of the made-up catalogue, Albanian beside English. */

type Pair = readonly [al: string, en: string];

/** What is sold in each category of the base data, by the category's id less one. */
export const pieces: readonly Pair[] = [
  ['Divan', 'Sofa'],
  ['Divan këndor', 'Corner sofa'],
  ['Kauç që hapet', 'Sofa bed'],
  ['Kolltuk', 'Armchair'],
  ['Taburetë', 'Pouffe'],
  ['Tavolinë kafeje', 'Coffee table'],
  ['Komodë televizori', 'TV unit'],
  ['Bibliotekë', 'Bookcase'],
  ['Bufe', 'Sideboard'],
  ['Vitrinë', 'Display cabinet'],
  ['Paravan', 'Room divider'],
  ['Portmanto', 'Coat rack'],
  ['Krevat', 'Bed'],
  ['Dyshek', 'Mattress'],
  ['Dollap rrobash', 'Wardrobe'],
  ['Komodë', 'Chest of drawers'],
  ['Komodinë', 'Bedside table'],
  ['Tryezë tualeti', 'Dressing table'],
  ['Kuzhinë', 'Kitchen'],
  ['Tryezë ngrënieje', 'Dining table'],
  ['Karrige ngrënieje', 'Dining chair'],
  ['Stol bari', 'Bar stool'],
  ['Karrocë shërbimi', 'Kitchen trolley'],
  ['Tavolinë pune', 'Desk'],
  ['Karrige zyre', 'Office chair'],
  ['Dollap zyre', 'Filing cabinet'],
  ['Tavolinë mbledhjesh', 'Meeting table'],
  ['Garniturë kopshti', 'Garden set'],
  ['Karrige kopshti', 'Garden chair'],
  ['Shezlong', 'Sun lounger'],
  ['Kolovajzë', 'Garden swing'],
  ['Karrige kafeneje', 'Café chair'],
  ['Plafonierë', 'Ceiling lamp'],
  ['Llambë dyshemeje', 'Floor lamp'],
  ['Abazhur', 'Table lamp'],
  ['Llambë muri', 'Wall lamp'],
  ['Djep', 'Cot'],
  ['Krevat dykatësh', 'Bunk bed'],
  ['Tavolinë mësimi', 'Study desk'],
  ['Raft lodrash', 'Toy shelf'],
  ['Qilim', 'Rug'],
  ['Pasqyrë', 'Mirror'],
  ['Perde', 'Curtain'],
  ['Jastëk', 'Cushion'],
  ['Vazo', 'Vase'],
];

export const manners: readonly Pair[] = [
  ['modern', 'modern'],
  ['klasik', 'classic'],
  ['rustik', 'rustic'],
  ['minimalist', 'minimalist'],
  ['i gjerë', 'wide'],
  ['i ulët', 'low'],
  ['i lartë', 'tall'],
  ['i rrumbullakët', 'round'],
  ['i palosshëm', 'folding'],
  ['me sirtarë', 'with drawers'],
  ['me rrota', 'on castors'],
  ['me krahë', 'with armrests'],
  ['i tapicuar', 'upholstered'],
  ['i punuar me dorë', 'handmade'],
  ['skandinav', 'Scandinavian'],
  ['industrial', 'industrial'],
];

export const materials: readonly Pair[] = [
  ['Dru lisi', 'Oak'],
  ['Dru ahu', 'Beech'],
  ['Dru arre', 'Walnut'],
  ['Dru pishe', 'Pine'],
  ['MDF i llakuar', 'Lacquered MDF'],
  ['Melaminë', 'Melamine'],
  ['Lëkurë', 'Leather'],
  ['Eko-lëkurë', 'Faux leather'],
  ['Kadife', 'Velvet'],
  ['Pambuk', 'Cotton'],
  ['Li', 'Linen'],
  ['Metal', 'Metal'],
  ['Çelik inoks', 'Stainless steel'],
  ['Xham', 'Glass'],
  ['Mermer', 'Marble'],
  ['Rattan', 'Rattan'],
  ['Bambu', 'Bamboo'],
  ['Qeramikë', 'Ceramic'],
];

const colorNames =
  'White Cream Beige Grey Anthracite Black Natural Brown Walnut Red Burgundy Orange Mustard Green Olive Turquoise Blue';

/** Names, and values as a colour picker gives them. */
export const colors = [...colorNames.split(' '), '#d9c3a0', '#55565a', '#8db9dc', '#3f8f4f'];

/** Parts of descriptions; each listing has some of them, so the small words between stand in every one. */
export const remarks: readonly Pair[] = [
  [
    'E përshtatshme për dhoma të vogla dhe të mëdha.',
    'Suitable for small rooms and for large ones.',
  ],
  ['Montimi dhe transporti janë falas në Tiranë.', 'Assembly and delivery are free in Tirana.'],
  ['Prodhohet në Shqipëri me porosi dhe sipas masës.', 'Made in Albania to order and to measure.'],
  [
    'Sipërfaqja pastrohet lehtë dhe i reziston gërvishtjeve.',
    'The surface is easy to clean and resists scratches.',
  ],
  ['Garanci dy vjet për skeletin dhe mekanizmat.', 'Two years of warranty on frame and fittings.'],
  ['Mbushja mban formën edhe pas shumë vitesh.', 'The filling keeps its shape for many years.'],
  ['Këmbët janë të rregullueshme për dysheme të pabarabarta.', 'The feet adjust to uneven floors.'],
  ['Mund të kombinohet me pjesët e tjera të serisë.', 'Goes with the other pieces of the series.'],
  ['Ka hapësirë të fshehur për ruajtje.', 'It has hidden storage space.'],
  ['Ngjyrat e tjera vijnë brenda dy javësh.', 'Other colours arrive within two weeks.'],
];

export const places = ['Tiranë', 'Durrës', 'Shkodër', 'Vlorë', 'Elbasan', 'Korçë', 'Fier', 'Berat'];

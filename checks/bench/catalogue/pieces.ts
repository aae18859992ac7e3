/** One name of a kind of furniture. */
export interface Piece {
  /** As used in a product's name: `divan`. */
  one: string;
  /** With the definite ending (`divani`); in English the same as `one`. */
  definite: string;
  /** The plural: `divanë`, `sofas`. */
  many: string;
}

export interface PieceNames {
  al: readonly Piece[];
  en: readonly Piece[];
}

/*
 * What is sold in each category of the base data, in the order of the categories' ids: the Albanian names before the
 * slash, the English ones after it, each with its forms. Different sellers use different names for the same kind of
 * furniture.
 */
const lines = `
divan|divani|divanë; kanape|kanapeja|kanape; minder|minderi|minderë / sofa|sofas; couch|couches; settee|settees
divan këndor|divani këndor|divanë këndorë; kënd|këndi|kënde / corner sofa|corner sofas; sectional|sectionals
kauç që hapet|kauçi që hapet|kauçe që hapen; divan krevat|divani krevat|divanë krevat / sofa bed|sofa beds; futon|futons
kolltuk|kolltuku|kolltukë; poltronë|poltrona|poltrona / armchair|armchairs; recliner|recliners
taburetë|tabureta|taburete; puf|pufi|pufe / pouffe|pouffes; footstool|footstools; ottoman|ottomans
tavolinë kafeje|tavolina e kafesë|tavolina kafeje; tavolinë mesi|tavolina e mesit|tavolina mesi / coffee table|coffee tables
komodë televizori|komoda e televizorit|komoda televizori; mobilie TV|mobilia TV|mobilie TV / TV unit|TV units; media bench|media benches
bibliotekë|biblioteka|biblioteka; raft librash|rafti i librave|rafte librash / bookcase|bookcases; shelving unit|shelving units
bufe|bufeja|bufe; konsolë|konsola|konsola / sideboard|sideboards; console table|console tables
vitrinë|vitrina|vitrina; dollap|dollapi|dollapë / display cabinet|display cabinets; cupboard|cupboards
paravan|paravani|paravanë / room divider|room dividers; folding screen|folding screens
portmanto|portmantoja|portmanto; këpuctore|këpuctorja|këpuctore / coat rack|coat racks; shoe cabinet|shoe cabinets
krevat|krevati|krevate; shtrat|shtrati|shtretër / bed|beds; bed frame|bed frames
dyshek|dysheku|dyshekë; dyshek me susta|dysheku me susta|dyshekë me susta / mattress|mattresses
dollap rrobash|dollapi i rrobave|dollapë rrobash; gardërobë|gardëroba|gardëroba; orman|ormani|ormanë / wardrobe|wardrobes; closet|closets
komodë|komoda|komoda; sirtarierë|sirtariera|sirtariera / chest of drawers|chests of drawers; dresser|dressers
komodinë|komodina|komodina; tavolinë nate|tavolina e natës|tavolina nate / bedside table|bedside tables; nightstand|nightstands
tryezë tualeti|tryeza e tualetit|tryeza tualeti; tualet me pasqyrë|tualeti me pasqyrë|tualete me pasqyrë / dressing table|dressing tables; vanity|vanities
kuzhinë|kuzhina|kuzhina; dollapë kuzhine|dollapët e kuzhinës|dollapë kuzhine / kitchen|kitchens; kitchen unit|kitchen units
tryezë ngrënieje|tryeza e ngrënies|tryeza ngrënieje; tavolinë buke|tavolina e bukës|tavolina buke / dining table|dining tables
karrige ngrënieje|karrigia e ngrënies|karrige ngrënieje; karrige|karrigia|karriget / dining chair|dining chairs; chair|chairs
stol bari|stoli i barit|stola bari; tavolinë bari|tavolina e barit|tavolina bari / bar stool|bar stools; bar table|bar tables
karrocë shërbimi|karroca e shërbimit|karroca shërbimi / kitchen trolley|kitchen trolleys; serving cart|serving carts
tavolinë pune|tavolina e punës|tavolina pune; skrivani|skrivania|skrivani / desk|desks; writing desk|writing desks
karrige zyre|karrigia e zyrës|karrige zyre; karrige rrotulluese|karrigia rrotulluese|karrige rrotulluese / office chair|office chairs; swivel chair|swivel chairs
dollap zyre|dollapi i zyrës|dollapë zyre; skedar|skedari|skedarë / filing cabinet|filing cabinets; drawer unit|drawer units
tavolinë mbledhjesh|tavolina e mbledhjeve|tavolina mbledhjesh / meeting table|meeting tables; conference table|conference tables
garniturë kopshti|garnitura e kopshtit|garnitura kopshti; set kopshti|seti i kopshtit|sete kopshti / garden set|garden sets; outdoor set|outdoor sets
karrige kopshti|karrigia e kopshtit|karrige kopshti; tavolinë kopshti|tavolina e kopshtit|tavolina kopshti / garden chair|garden chairs; outdoor table|outdoor tables
shezlong|shezlongu|shezlongë / sun lounger|sun loungers; deck chair|deck chairs
kolovajzë|kolovajza|kolovajza; lëkundëse|lëkundësja|lëkundëse / garden swing|garden swings; hammock|hammocks
karrige kafeneje|karrigia e kafenesë|karrige kafeneje; tavolinë lokali|tavolina e lokalit|tavolina lokali / café chair|café chairs; bistro table|bistro tables
plafonierë|plafoniera|plafoniera; llambadar|llambadari|llambadarë / ceiling lamp|ceiling lamps; chandelier|chandeliers; pendant|pendants
llambë dyshemeje|llamba e dyshemesë|llamba dyshemeje; lampadar|lampadari|lampadarë / floor lamp|floor lamps
abazhur|abazhuri|abazhurë; llambë tavoline|llamba e tavolinës|llamba tavoline / table lamp|table lamps; lampshade|lampshades
llambë muri|llamba e murit|llamba muri; aplikë|aplika|aplika / wall lamp|wall lamps; sconce|sconces
djep|djepi|djepe; krevat bebesh|krevati i bebes|krevate bebesh / cot|cots; crib|cribs
krevat dykatësh|krevati dykatësh|krevate dykatësh; krevat fëmijësh|krevati i fëmijëve|krevate fëmijësh / bunk bed|bunk beds; loft bed|loft beds
tavolinë mësimi|tavolina e mësimit|tavolina mësimi; bankë mësimi|banka e mësimit|banka mësimi / study desk|study desks
raft lodrash|rafti i lodrave|rafte lodrash; kuti lodrash|kutia e lodrave|kuti lodrash / toy shelf|toy shelves; toy box|toy boxes
qilim|qilimi|qilima; tapet|tapeti|tapete / rug|rugs; carpet|carpets
pasqyrë|pasqyra|pasqyra; pasqyrë muri|pasqyra e murit|pasqyra muri / mirror|mirrors
perde|perdja|perde; grila|grilat|grila / curtain|curtains; blind|blinds
jastëk|jastëku|jastëkë; mbulesë|mbulesa|mbulesa; batanije|batanija|batanije / cushion|cushions; pillow|pillows; throw|throws
vazo|vazoja|vazo; shandan|shandani|shandanë / vase|vases; candle holder|candle holders; figurine|figurines
`;

const readPieces = (text = ''): Piece[] =>
  text.split(';').map((forms) => {
    const words = forms.trim().split('|');
    const [one = '', definite = one, many = definite] = words;
    return words.length === 2 ? { one, definite: one, many: definite } : { one, definite, many };
  });

const ofCategories: readonly PieceNames[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [al, en] = line.split(' / ');
    return { al: readPieces(al), en: readPieces(en) };
  });

/** What a category added by the operator sells. */
const others: PieceNames = {
  al: readPieces('mobilie|mobilia|mobilie'),
  en: readPieces('piece of furniture|pieces of furniture'),
};

export function piecesOf(categoryId: number): PieceNames {
  return ofCategories[categoryId - 1] ?? others;
}

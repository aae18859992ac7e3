import { queriesFor, type RelevanceQuery } from '../relevance-query.ts';

/** The ids of the base data. */
const [living, bedroom, kitchen, office, outdoor, lighting, children] = [
  1, 2, 3, 4, 5, 6, 7,
] as const;

const described = queriesFor('Several words', [
  ['divan gri', 'sofa', { color: /\b(gri|grey)\b/ }],
  ['divan kadife', 'sofa', { material: /kadife|velvet/ }],
  ['divan trevendësh', 'sofa', { says: /tre ?vend|trivend|(three|3) seat/ }],
  ['two-seater sofa', 'sofa', { says: /dyvend|(two|2) seat/ }],
  ['divan me lëkurë', 'sofa', { material: /lekure|leather/ }],
  ['grey corner sofa', 'corner sofa', { color: /\b(gri|grey)\b/ }],
  ['kolltuk jeshil', 'armchair', { color: /jeshile|green/ }],
  ['leather armchair', 'armchair', { material: /lekure|leather/ }],
  ['velvet armchair', 'armchair', { material: /kadife|velvet/ }],
  ['tavolinë kafeje mermeri', 'coffee table', { material: /mermer|marble/ }],
  ['tavolinë xhami', 'table', { material: /xham|glass/ }],
  ['round dining table', 'dining table', { says: /rrumbullak|\bround/ }],
  ['tavolinë lisi', 'table', { material: /\blisi?\b|\boak\b/ }],
  ['oak dining table', 'dining table', { material: /\blisi?\b|\boak\b/ }],
  ['tavolinë ngrënieje që zgjatet', 'dining table', { says: /zgjat|extend/ }],
  ['karrige të zeza', 'chair', { color: /e zeze|\bzi\b|\bblack\b/ }],
  ['karrige druri', 'chair', { material: /\bdru|\blisi?\b|wood|\b(oak|beech|pine|walnut|ash)\b/ }],
  ['white chair', 'chair', { color: /bardhe|white/ }],
  ['krevat dopio', 'bed', { name: /dopio|martesor|double|king size|1[68]0 ?x/ }],
  ['krevat tek', 'bed', { name: /\btek\b|single|\b90 ?x/ }],
  ['krevat prej lisi', 'bed', { material: /\blisi?\b|\boak\b/ }],
  ['dollap me pasqyrë', ['wardrobe', 'cupboard'], { says: /pasqyr|mirror/ }],
  ['dollap i bardhë', ['wardrobe', 'cupboard', 'display cabinet'], { color: /bardhe|white/ }],
  ['white wardrobe', 'wardrobe', { color: /bardhe|white/ }],
  ['wardrobe with sliding doors', 'wardrobe', { says: /rreshqit|sliding/ }],
  ['komodë e bardhë', 'chest of drawers', { color: /bardhe|white/ }],
  ['chest of 6 drawers', 'chest of drawers', { says: /\b6 drawers|gjashte sirtare/ }],
  ['komodinë me sirtar', 'bedside table', { says: /sirtar|drawer/ }],
  ['bookcase with glass doors', 'bookcase', { says: /glass door|xham/ }],
  ['ergonomic office chair', 'office chair', { says: /ergonomi/ }],
  ['karrige zyre rrotulluese', 'office chair', { says: /rrotull|swivel/ }],
  ['tavolinë pune me sirtarë', 'desk', { says: /sirtar|drawer/ }],
  ['garniturë kopshti ratan', 'garden set', { material: /ratan|rattan/ }],
  ['folding chair', 'chair', { says: /palos|folding|foldable/ }],
  ['llambë varëse xhami', 'ceiling lamp', { material: /xham|glass/ }],
  ['brass table lamp', 'table lamp', { material: /tunxh|brass/ }],
  ['red rug', 'rug', { color: /e kuqe|\bred\b/ }],
  ['qilim leshi', 'rug', { material: /lesh|wool/ }],
  ['perde bezhë', 'curtain', { color: /bezhe|beige/ }],
  ['jastëk blu', 'cushion', { color: /\b(blu|blue)\b/ }],
  ['pasqyrë e rrumbullakët', 'mirror', { says: /rrumbullak|\bround/ }],
  ['bar table with stools', 'bar table', { says: /stool|stol/ }],
  ['outdoor table', 'table', { says: /outdoor|kopsht|garden/ }],
  ['tavolinë kopshti', 'table', { says: /outdoor|kopsht|garden|verand/ }],
]);

const rooms: RelevanceQuery[] = (
  [
    ['dhomë gjumi', bedroom, /gjumi\b|bedroom/],
    ['bedroom', bedroom, /gjumi\b|bedroom/],
    ['dhomë ndenjeje', living, /ndenje|sallon|living room/],
    ['living room', living, /ndenje|sallon|living room/],
    ['mobilje kopshti', outdoor, /kopsht|outdoor|garden/],
    ['outdoor furniture', outdoor, /kopsht|outdoor|garden/],
    ['dhomë fëmijësh', children, /femij|child/],
    ['kids room', children, /femij|child/],
    ['zyrë', office, /\bzyr|office/],
    ['ndriçim', lighting, /llamb|\blamp/],
    ['kuzhina dhe ngrënia', kitchen, /kuzhin|kitchen|dining|ngrenie/],
  ] as const
).map(([query, industry, says]) => ({
  group: 'Rooms',
  query,
  want: { room: { industry, says } },
}));

export const several = [...described, ...rooms];

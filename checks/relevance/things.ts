/* What furniture is, to a person who reads its name; independent of what the shop's search knows. */

interface ThingRule {
  /** Ids of the base data. */
  categories: readonly number[];
  /** Matches the folded name up to the first comma or `with`. */
  names: RegExp;
  /** Wider kinds that it also belongs to. */
  isAlso?: readonly ThingName[];
}

export type ThingName =
  | 'sofa'
  | 'corner sofa'
  | 'sofa bed'
  | 'armchair'
  | 'pouffe'
  | 'table'
  | 'coffee table'
  | 'dining table'
  | 'dressing table'
  | 'meeting table'
  | 'bar table'
  | 'café table'
  | 'desk'
  | 'TV unit'
  | 'shelf'
  | 'bookcase'
  | 'sideboard'
  | 'console'
  | 'cupboard'
  | 'display cabinet'
  | 'wardrobe'
  | 'filing cabinet'
  | 'room divider'
  | 'coat rack'
  | 'shoe cabinet'
  | 'chest of drawers'
  | 'bedside table'
  | 'bed'
  | 'cot'
  | 'bunk bed'
  | 'mattress'
  | 'kitchen'
  | 'chair'
  | 'dining chair'
  | 'office chair'
  | 'garden chair'
  | 'rocking chair'
  | 'high chair'
  | 'stool'
  | 'bar stool'
  | 'bench'
  | 'trolley'
  | 'garden set'
  | 'lounger'
  | 'swing'
  | 'hammock'
  | 'lamp'
  | 'ceiling lamp'
  | 'floor lamp'
  | 'table lamp'
  | 'wall lamp'
  | 'toy storage'
  | 'box'
  | 'rug'
  | 'mirror'
  | 'curtain'
  | 'cushion'
  | 'vase';

export const things: Record<ThingName, ThingRule> = {
  sofa: { categories: [1], names: /\b(divan(?! bed)|kanape|kauc|minder|sofa|couch)/ },
  'corner sofa': {
    categories: [2],
    names: /corner (sofa|suite)|^kend\b|(divan|kanape|kauc|garniture|sofa).*(kendor|forme [lu]\b)/,
    isAlso: ['sofa'],
  },
  'sofa bed': {
    categories: [3],
    names: /(sofa|day) ?bed|(divan|kanape|kauc|kolltuk).*(krevat|hapet)/,
    isAlso: ['sofa'],
  },
  armchair: {
    categories: [4],
    names: /\b(kolltuk|poltron|fotele|berzher|armchair|(easy|wing) chair|recliner)/,
  },
  pouffe: {
    categories: [5],
    names: /\b(puf|taburet|mbeshtetese kembesh|pouffe|footstool|ottoman(?! bed))/,
  },
  table: { categories: [6, 20, 27], names: /\b(tavolin|tryez|astal|(?<!bedside )table)/ },
  'coffee table': {
    categories: [6],
    names: /(coffee|low) table|tavoline.* (kafeje|salloni|e ulet|mesi)\b/,
    isAlso: ['table'],
  },
  'dining table': {
    categories: [20],
    names:
      /(dining|kitchen|extendable) table|table and \d* ?chairs|(tavoline|tryeze).* (ngrenie|buke|kuzhin)/,
    isAlso: ['table'],
  },
  'dressing table': {
    categories: [18],
    names: /tualet|grimi|dressing table|vanity/,
    isAlso: ['table'],
  },
  'meeting table': {
    categories: [27],
    names: /tavoline.* (mbledhje|konferenc)|(meeting|conference) table/,
    isAlso: ['table'],
  },
  'bar table': {
    categories: [22],
    names: /bar table|tavoline.* (bari|e larte)/,
    isAlso: ['table'],
  },
  'café table': { categories: [32], names: /lokali|bistro|cafe/, isAlso: ['table'] },
  desk: {
    categories: [24, 39],
    names:
      /\bdesk\b(?! (chair|top|lamp))|(tavolin|tryez).* (pune|shkrimi|kompjuteri|mesimi|studimi|zyre|per femije)/,
  },
  'TV unit': { categories: [7], names: /\btv\b|televizor/ },
  shelf: { categories: [8], names: /\b(raft|etazher|regal(?! tv)|shelf|shelves|shelving)/ },
  bookcase: {
    categories: [8],
    names: /bibliotek|bookcase|bookshelf|raft.* librash/,
    isAlso: ['shelf'],
  },
  sideboard: { categories: [9], names: /\b(bufe|kredenc|sideboard)/ },
  console: { categories: [9], names: /\b(konsol|console)/ },
  cupboard: { categories: [], names: /\b(dollap|cabinet|cupboard)/ },
  'display cabinet': {
    categories: [10],
    names: /vitrin|display c|glass (door )?cabinet|dollap.* xham/,
    isAlso: ['cupboard'],
  },
  wardrobe: {
    categories: [15],
    names: /garderob|\borman|wardrobe|dollap.* rrobash/,
    isAlso: ['cupboard'],
  },
  'filing cabinet': {
    categories: [26],
    names: /skedar|(filing|file|office) cabinet|dollap.* (zyre|dosjesh)/,
    isAlso: ['cupboard'],
  },
  'room divider': { categories: [11], names: /paravan|ndarese dhome|room divider|screen/ },
  'coat rack': {
    categories: [12],
    names: /portmanto|(varese|mbajtese) rrobash|(coat|clothes|hat) (rack|stand)/,
  },
  'shoe cabinet': { categories: [12], names: /kepuc|\bshoe/ },
  'chest of drawers': {
    categories: [16],
    names: /komode(?!.*(tv|televizor))|chest of|drawer unit|shifonier|tallboy|sirtarier|dresser/,
  },
  'bedside table': {
    categories: [17],
    names: /(?<!llambe )komodin|bedside (table|cabinet)|night ?stand/,
  },
  bed: {
    categories: [13],
    names: /\b((?<!divan |kauc |kolltuk )krevat|shtrat(?! plazhi)|(?<!(sofa|sun|day) )bed)\b/,
  },
  cot: { categories: [37], names: /\bdjep|krevat.* bebe|\b(cot|crib|cradle)\b/, isAlso: ['bed'] },
  'bunk bed': {
    categories: [38],
    names: /krevat.* (dykates|marinari|femij)|(bunk|loft) bed|children s bed/,
    isAlso: ['bed'],
  },
  mattress: { categories: [14], names: /dyshek|dushek|madrac|mattress/ },
  kitchen: {
    categories: [19],
    names:
      /(?<!(karrige|karroce|tavoline) )kuzhin|kitchen(?! (chair|table|trolley|cabinet|island))/,
  },
  chair: { categories: [21, 25], names: /\b(karrige|chair)/ },
  'dining chair': {
    categories: [21],
    names: /(dining|kitchen) chair|karrige.* (ngrenie|kuzhin|buke)/,
    isAlso: ['chair'],
  },
  'office chair': {
    categories: [25],
    names: /(office|swivel|desk|conference) chair|karrige.* (zyre|pune)/,
    isAlso: ['chair'],
  },
  'garden chair': {
    categories: [],
    names: /karrige.* (kopshti|verande|oborri)|(garden|patio) chair|chair.* outdoor/,
    isAlso: ['chair'],
  },
  'rocking chair': { categories: [], names: /rocking|(karrige|kolltuk).* lekundes/ },
  'high chair': { categories: [], names: /high ?chair|karrige.* e larte/ },
  stool: { categories: [], names: /\b(stol|stool)/ },
  'bar stool': { categories: [22], names: /(stol|karrige).* bari|bar (stool|chair)/ },
  bench: { categories: [], names: /\bpank|(?<!tv |work )bench/ },
  trolley: { categories: [23], names: /karroc|trolley/ },
  'garden set': {
    categories: [28],
    names: /(garniture|set|mobilje).* (kopshti|verande)|(garden|patio|conversation) set/,
  },
  lounger: { categories: [30], names: /shezlong|shtrat plazhi|\blounger|sun ?bed|chaise longue/ },
  swing: { categories: [31], names: /kolovajz|lekundese kopshti|swing/ },
  hammock: { categories: [], names: /hammock|hamak/ },
  lamp: { categories: [33, 34, 35, 36], names: /\bllamb|lamp\b/ },
  'ceiling lamp': {
    categories: [33],
    names: /plafonier|llambe.* (varese|tavani)|(ceiling|pendant) (lamp|light)|chandelier/,
    isAlso: ['lamp'],
  },
  'floor lamp': {
    categories: [34],
    names: /llambe.* (dyshemeje|kembe)|(floor|standing) lamp/,
    isAlso: ['lamp'],
  },
  'table lamp': {
    categories: [35],
    names: /abazhur|llambe.* (tavoline|komodine)|(table|bedside|desk) lamp/,
    isAlso: ['lamp'],
  },
  'wall lamp': {
    categories: [36],
    names: /\baplik|llambe.* muri|wall (lamp|light)/,
    isAlso: ['lamp'],
  },
  'toy storage': { categories: [40], names: /lodrash|\btoy/ },
  box: { categories: [], names: /\bkuti|\bbox/ },
  rug: { categories: [41], names: /qilim|\btapet|\brug\b|carpet/ },
  mirror: { categories: [42], names: /pasqyr|mirror(?!ed)/ },
  curtain: { categories: [43], names: /perde|curtain/ },
  cushion: { categories: [44], names: /jastek|cushion|pillow/ },
  vase: { categories: [45], names: /\bvazo|\bvase/ },
};

/** Accessories sold for furniture are not furniture. */
export const parts =
  /\b(cover|pad|legs?|handle|knob|hinge|underframe|top|panel|front|runner|(?<!bed )frame|fittings?|tray|tent|canopy|headboard|rail|bracket|insert|plinth|lid|section|module|armrests?|door|shell)$/;

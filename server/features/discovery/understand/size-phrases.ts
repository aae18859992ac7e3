import { combine, type Phrases, phrases } from './phrases.ts';
import type { Token } from './tokens.ts';

/** A side that can be limited, and how it is said. */
export interface Side {
  filter: 'fitsLength' | 'fitsWidth' | 'fitsHeight';
  needsLength?: true;
  /** `gjatësia max 240`. */
  names: Phrases;
  /** `max 240 cm e gjatë`. */
  ends: Phrases;
  /** `no longer than 240`. */
  noMore: Phrases;
}

export const sides: readonly Side[] = [
  {
    filter: 'fitsLength',
    names: phrases('gjatësi|gjatësia|gjatësinë|length|diametër|diametri|diameter'),
    ends: phrases('i gjatë|e gjatë|të gjatë|të gjata|gjatë|në gjatësi|long|in length|in diameter'),
    noMore: phrases(
      'jo më i gjatë se|jo më e gjatë se|më i shkurtër se|më e shkurtër se|no longer than|not longer than|shorter than',
    ),
  },
  {
    filter: 'fitsWidth',
    names: phrases('gjerësi|gjerësia|gjerësinë|width|breadth'),
    ends: phrases('i gjerë|e gjerë|të gjerë|të gjera|gjerë|në gjerësi|wide|broad|in width'),
    noMore: phrases(
      'jo më i gjerë se|jo më e gjerë se|më i ngushtë se|më e ngushtë se|no wider than|not wider than|narrower than',
    ),
  },
  {
    filter: 'fitsHeight',
    names: phrases('lartësi|lartësia|lartësinë|height'),
    ends: phrases('i lartë|e lartë|të lartë|të larta|lartë|në lartësi|high|tall|in height'),
    noMore: phrases(
      'jo më i lartë se|jo më e lartë se|më i ulët se|më e ulët se|no higher than|not higher than|no taller than|not taller than|lower than',
    ),
  },
  {
    filter: 'fitsWidth',
    needsLength: true,
    names: phrases('thellësi|thellësia|thellësinë|depth'),
    ends: phrases('i thellë|e thellë|të thellë|të thella|thellë|në thellësi|deep|in depth'),
    noMore: phrases('jo më i thellë se|jo më e thellë se|no deeper than|not deeper than'),
  },
];

/** A wall or a niche that something is looked for. `raft muri 120 cm` is a shelf. */
export const place = phrases(
  combine('për|në|te', 'murin|muri|mur|një mur|murin tim|murin tonë|nishën|nishë|një nishë'),
  combine(
    'kam|kam një|kemi|i have|we have|have',
    'mur|muri|murin|një mur|wall|a wall|nishë|niche|a niche',
  ),
  combine('për|në', 'hapësirë|hapësirën|një hapësirë|korridorin'),
  'murin|murin tim|nishën',
  combine('for|on|along|against', 'wall|a wall|my wall|the wall|our wall|one wall|walls'),
  combine(
    'for|in|into',
    'niche|a niche|my niche|the niche|space|a space|my space|the space|gap|a gap|the gap',
  ),
  'wall of|my wall|niche of|space of|gap of',
);
export const ofLength = phrases(
  'prej|me|me gjatësi|me gjerësi|of|is|has|with|që është|është|ka|që ka|that is|gjatësi|length|width',
);
export const fits = phrases(
  'fits|fit|fits in|fits into|fit in|që hyn në|hyn në|që nxë|me përmasa deri|kam|kam vetëm|i have|i only have|we have',
  'smaller than|no bigger than|not exceeding|më i vogël se|më e vogël se|jo më i madh se|jo më e madhe se|që të mos kalojë',
);
/** Beside a length: `…, mur 240 cm`, not `240 cm wall shelf`. */
export const wall = phrases('wall|mur|muri|muri im|murin|niche|nishë|gjatësia e murit');
const hanging =
  /^(?:raft|shel[fv]|pasqyr|mirror|or[ae]$|sahat|clock|llamb|lamp|light|ndric|apli[kc]|sconce|korniz|frame|tablo|piktur|foto|picture|poster|print|sticker|art$|dekor|decor|vares|grremc|hook|hanger|rack|rail|panel|pllak|tile|tapet|leter|mural|mbajtes|mount|bracket|tv$|televiz)/;

/** Whether something is named that hangs on walls, and is called after them: `raft muri 120 cm`. */
export function namesHanging(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => hanging.test(text));
}

const bed =
  /^(?:krevat|shtrat|dyshek|carcaf|jorgan|batanij|bed$|beds$|mattres|matres|sheet|duvet|topper)/;
const sofa = /^(?:divan|sofa|kauc|couch|kolltuk|garnitur)/;

/** Whether something is named by its lying area, which is not its outer size: `krevat 160x200`, not `divan krevat`. */
export function namesBed(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => bed.test(text)) && !tokens.some(({ text }) => sofa.test(text));
}

const seat = /^(?:stol|stool|fron|hokll|karrig|chair)/;
const flat =
  /^(?:pasqyr|mirror|korniz|frame|tablo|piktur|foto|picture|poster|print|perde|curtain|grila|blind)/;

/** Whether a length is that of a seat above the floor: `stol bari 74 cm`. */
export const namesSeat = (tokens: readonly Token[]) => tokens.some(({ text }) => seat.test(text));
/** Whether two lengths are how wide and how high something is, and a part of its name: `pasqyrë 60x80`. */
export const namesFlat = (tokens: readonly Token[]) => tokens.some(({ text }) => flat.test(text));

/** What follows is the measure of a part, or of another kind. */
export const otherMeasure = phrases(
  'seat height|seat width|seat depth|lartësia e ulëses|lartësi ulëse|lartësia e uljes|lartësi ulje|thickness|trashësi',
  'trashësia|screen|ekran|ekrani|diagonal|diagonale|diagonalja',
);

import { namedColors } from './colors.ts';
import { type Oklab, oklabOf } from './oklab.ts';

/** How far a hex value may be from the nearest color of a group, in OKLab, where black and white are 1 apart. */
export const mostDistance = 0.1;

interface Members {
  /** Of the list of named colors, by their English names. */
  named: readonly string[];
  /** Other colors that everyone would call so: those of CSS, mostly, as no furniture is as vivid. */
  hex: readonly string[];
  /** Folded words that say so by themselves: `kafe`, in any form that is typed. */
  words: readonly string[];
}

/** What belongs to each group, by its English name. */
const members: Readonly<Record<string, Members>> = {
  White: {
    named: ['White'],
    hex: ['#f5f5f5'],
    words: ['white', 'ivory', 'bardhe', 'bardha', 'bardh'],
  },
  Beige: {
    named: ['Cream', 'Beige', 'Taupe'],
    hex: ['#faf0e6', '#f5deb3', '#d2b48c'],
    words: ['beige', 'cream', 'sand', 'taupe', 'bezhe', 'bezh', 'krem', 'kremi', 'rere'],
  },
  Gray: {
    named: ['Light gray', 'Gray', 'Dark gray', 'Anthracite gray'],
    hex: ['#c0c0c0', '#a9a9a9', '#708090'],
    words: [
      'gray',
      'grey',
      'anthracite',
      'charcoal',
      'silver',
      'gri',
      'hiri',
      'antracit',
      'argjend',
    ],
  },
  Black: {
    named: ['Black'],
    hex: ['#000000'],
    words: ['black', 'zeze', 'zeza', 'zi'],
  },
  Brown: {
    named: ['Natural', 'Light brown', 'Cognac brown', 'Brown', 'Dark brown'],
    hex: ['#8b4513', '#b8926a'],
    words: [
      'brown',
      'cognac',
      'chocolate',
      'walnut',
      'oak',
      'natural',
      'wenge',
      'kafe',
      'kafja',
      'konjak',
      'cokollate',
      'arre',
      'lis',
      'natyrale',
      'natyral',
      'venge',
    ],
  },
  Red: {
    named: ['Red', 'Burgundy red'],
    hex: ['#ff0000', '#8b0000', '#dc143c'],
    words: ['red', 'burgundy', 'bordeaux', 'wine', 'kuqe', 'kuq', 'bordo', 'vishnje'],
  },
  Orange: {
    named: ['Orange', 'Terracotta'],
    hex: ['#ff7f50', '#ffa500'],
    words: ['orange', 'terracotta', 'portokalli', 'portokall', 'terrakote', 'terakote'],
  },
  Yellow: {
    named: ['Yellow', 'Mustard yellow'],
    hex: ['#ffff00', '#ffd700', '#daa520', '#e1ad01'],
    words: ['yellow', 'mustard', 'verdhe', 'verdha', 'verdh', 'mustarde'],
  },
  Green: {
    named: ['Light green', 'Green', 'Olive green', 'Dark green'],
    hex: ['#00ff00', '#32cd32', '#228b22', '#98ff98', '#50c878', '#006400'],
    words: [
      'green',
      'olive',
      'mint',
      'jeshile',
      'jeshil',
      'gjelber',
      'gjelbert',
      'ulliri',
      'mente',
    ],
  },
  Turquoise: {
    named: ['Turquoise'],
    hex: ['#00ffff', '#40e0d0', '#008080', '#005f6a'],
    words: ['turquoise', 'teal', 'bruz', 'turkeze', 'turkez'],
  },
  Blue: {
    named: ['Light blue', 'Blue', 'Navy blue'],
    hex: ['#0000ff', '#000080', '#4169e1', '#1e90ff', '#00bfff', '#4682b4', '#add8e6'],
    words: ['blue', 'navy', 'blu', 'kalter', 'kaltert', 'marine'],
  },
  Purple: {
    named: ['Purple'],
    hex: ['#800080', '#4b0082', '#8a2be2', '#ba55d3', '#c8a2c8'],
    words: ['purple', 'violet', 'lilac', 'lavender', 'vjollce', 'vjollca', 'lejla', 'lavande'],
  },
  Pink: {
    named: ['Pink'],
    hex: ['#ff69b4', '#ff1493'],
    words: ['pink', 'rose', 'roze', 'roza'],
  },
};

const groups = Object.entries(members);
const places = groups.flatMap(([group, { named, hex }]) => {
  const ofList = namedColors.filter(({ en }) => named.includes(en));
  return [...ofList.map((color) => color.hex), ...hex].map((one) => [group, oklabOf(one)] as const);
});
const ofPhrase = new Map(
  groups.flatMap(([group, { named }]) =>
    namedColors
      .filter(({ en }) => named.includes(en))
      .flatMap(({ en, al }) => [en, al].map((name) => [wordsOf(name).join(' '), group] as const)),
  ),
);
const ofWord = new Map(
  groups.flatMap(([group, { words }]) => words.map((word) => [word, group] as const)),
);

/**
 * The group of a color, by its English name. Of a hex value, that of the nearest color within `mostDistance`; of a text,
 * the one that all its words for colors mean; null for what people would not agree on.
 * @param color `#rrggbb` or text
 */
export function colorGroupOf(color: string): string | null {
  if (/^#[0-9a-f]{6}$/i.test(color)) return groupOfHex(color);
  const words = wordsOf(color);
  const whole = ofPhrase.get(words.join(' '));
  if (whole) return whole;
  const [group, ...others] = new Set(words.flatMap((word) => ofWord.get(word) ?? []));
  return others.length > 0 ? null : (group ?? null);
}

function groupOfHex(hex: string): string | null {
  const place = oklabOf(hex);
  let nearest: string | null = null;
  let least = mostDistance;
  for (const [group, other] of places) {
    const distance = distanceOf(place, other);
    if (distance > least) continue;
    least = distance;
    nearest = group;
  }
  return nearest;
}

function distanceOf(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Lower case, without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter(Boolean);
}

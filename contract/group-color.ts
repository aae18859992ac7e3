import colorMembers from './color-members.json' with { type: 'json' };
import { distanceBetween, namedColors, oklabOf } from './colors.ts';

/** How far a hex value may be from the nearest color of a group, in OKLab, where black and white are 1 apart. */
export const mostDistance = 0.1;

interface Members {
  /** Named colors, in English. */
  named: readonly string[];
  /** Other colors that everyone would call so: those of CSS, mostly, as no furniture is as vivid. */
  hex: readonly string[];
  /** Folded words that say so by themselves: `kafe`, in any form that is typed. */
  words: readonly string[];
}

/** The members of each group, by its English name. */
const members: Readonly<Record<string, Members>> = colorMembers;

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
 * The group of a color, `#rrggbb` or text, by its English name: that of the nearest color within `mostDistance`, or the
 * one that all words for colors in the text mean; null for what people would not agree on.
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
    const distance = distanceBetween(place, other);
    if (distance > least) continue;
    least = distance;
    nearest = group;
  }
  return nearest;
}

/** Lower case, without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter(Boolean);
}

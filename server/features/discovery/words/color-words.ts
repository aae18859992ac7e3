import { type NamedColor, namedColors, nearestNamedColor } from '@orendi/contract/colors';
import { phraseKey } from './shop-language.ts';

/**
 * The words by which a product's color is found, in both languages: for a hex value, the names of the nearest named
 * color (`Navy blue Blu marine`); for a known name, that name and its translation; any other text unchanged.
 * @param color `#rrggbb` or text
 */
export function colorWords(color: string): string {
  if (/^#[0-9a-f]{6}$/i.test(color)) return bothNames(nearestNamedColor(color));
  const named = byName.get(phraseKey(color));
  return named ? `${color} ${bothNames(named)}` : color;
}

function bothNames({ en, al }: NamedColor): string {
  return `${en} ${al}`;
}

/** Named colors by every form that a seller may have typed: `e bardhë`, `Bardhë`, `white`. */
const byName = new Map(
  namedColors.flatMap((color) => [
    [phraseKey(color.en), color] as const,
    [phraseKey(color.al), color] as const,
  ]),
);

import { type NamedColor, namedColors, nearestNamedColor } from '@orendi/contract/colors';
import { phraseKey } from './shop-language.ts';

/**
 * The text by which a product's colour is found, in both languages: for a value the name of the nearest colour
 * (`Navy blue Blu marine`), for a name of the list that and its other name, and any other text as it is.
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

/** In any form, as a seller may have written it: `e bardhë`, `Bardhë`, `white`. */
const byName = new Map(
  namedColors.flatMap((color) => [
    [phraseKey(color.en), color] as const,
    [phraseKey(color.al), color] as const,
  ]),
);

import { namedColors, nearestNamedColor, type NamedColor } from '@orendi/contract/colors';
import type { Language } from '@orendi/contract/language';
import { isHex } from './color-name.ts';

/** A colour to choose, with its name in each language. */
export interface ColorChoice extends Record<Language, string> {
  value: string;
  /** Tells it apart from another value of the same name. */
  code?: string | undefined;
}

/**
 * Colours in the order of the list of names, of one name the light ones before the dark, and colours given in words at the
 * end. A name belongs to its own value; others that are called so show their code, which the search takes too.
 */
export function colorChoices(values: readonly string[]): ColorChoice[] {
  const named = values
    .filter(isHex)
    .map((value) => ({ value, color: nearestNamedColor(value) }))
    .sort(
      (one, other) =>
        placeOf(one) - placeOf(other) || lightness(other.value) - lightness(one.value),
    );
  const times = new Map<NamedColor, number>();
  for (const { color } of named) times.set(color, (times.get(color) ?? 0) + 1);
  return [
    ...named.map(({ value, color }) => ({
      value,
      en: color.en,
      al: color.al,
      code: times.get(color) === 1 || value.toLowerCase() === color.hex ? undefined : value,
    })),
    ...values.filter((value) => !isHex(value)).map((value) => ({ value, en: value, al: value })),
  ];
}

function placeOf({ color }: { color: NamedColor }): number {
  return namedColors.indexOf(color);
}

/** Near enough for an order; 0 to 255. */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

import { colorGroups } from '@orendi/contract/color-groups';
import type { Facet } from '@orendi/contract/listing-filters';
import { namedColors, nearestNamedColor, type NamedColor } from '@orendi/contract/colors';
import type { Language } from '@orendi/contract/language';
import { isHex } from '@orendi/contract/colors';

/** A color of the filter, or a group of colors, with its name in each language. */
export interface NamedColorValue extends ColorChoice {
  facet: 'color' | 'colorGroup';
  /** How it looks, if its value is no color. */
  swatch?: string | undefined;
}

/** Names the colors among the values: groups in the order of their list, then exact ones. */
export function nameColors(values: readonly { facet: Facet; value: string }[]): NamedColorValue[] {
  const of = (name: NamedColorValue['facet']) =>
    values.filter(({ facet }) => facet === name).map(({ value }) => value);
  return [...nameGroups(of('colorGroup')), ...colorChoices(of('color')).map(asExact)];
}

const asExact = (color: ColorChoice): NamedColorValue => ({ facet: 'color', ...color });

function nameGroups(values: readonly string[]): NamedColorValue[] {
  return colorGroups
    .filter(({ en }) => values.includes(en))
    .map(({ en, al, hex }) => ({ facet: 'colorGroup', value: en, en, al, swatch: hex }));
}

interface ColorChoice extends Record<Language, string> {
  value: string;
  /** Distinguishes it from another value with the same name. */
  code?: string | undefined;
}

/**
 * Colors in the order of the name list, light before dark within a name, free-text colors last. A name belongs to its
 * exact value; other values that map to it also show their hex code, which the search matches too.
 */
export function colorChoices(values: readonly string[]): ColorChoice[] {
  const named = values
    .filter(isHex)
    .map((value) => {
      const color = nearestNamedColor(value);
      return { value, color, place: namedColors.indexOf(color), light: lightness(value) };
    })
    .sort((one, other) => one.place - other.place || other.light - one.light);
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

/** A rough brightness for sorting, 0 to 255. */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

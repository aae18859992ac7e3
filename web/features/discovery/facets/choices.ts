import type { Language } from '@orendi/contract/language';
import { foldText } from '@orendi/contract/fold-name';
import type { NamedColorValue } from '../../catalogue/color-names/name-colors.ts';
import type { OfferedValue } from './offered-facets.ts';

/** A facet value as shown to people. */
export interface Choice extends OfferedValue {
  name: string;
  /** The color to show beside a color's name. */
  swatch?: string | undefined;
  /** Distinguishes it from another value with the same name. */
  code?: string | undefined;
}

/** @param colors the named colors, for a facet of colors */
export function choiceOf(
  offered: OfferedValue,
  colors: readonly NamedColorValue[],
  language: Language,
): Choice {
  const { facet, value } = offered;
  const color = colors.find((named) => named.value === value && named.facet === facet);
  if (color === undefined) return { ...offered, name: value };
  const name = color[language];
  const look = facet === 'color' && name !== value ? value : undefined;
  return { ...offered, name, swatch: color.swatch ?? look, code: color.code };
}

/** Values to choose from, sorted; colors keep the order of their names. */
export function listChoices(
  values: readonly OfferedValue[],
  colors: readonly NamedColorValue[],
  language: Language,
): Choice[] {
  const keyOf = ({ facet, value }: { facet: string; value: string }) => `${facet} ${value}`;
  const places = new Map(colors.map((color, place) => [keyOf(color), place]));
  const placeOf = (value: { facet: string; value: string }) => places.get(keyOf(value)) ?? -1;
  return values
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((value) => choiceOf(value, colors, language));
}

/** The choices whose name contains the typed text, ignoring case and accents. */
export function matchingChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  return choices.filter(({ name, code = '' }) => {
    const text = foldText(`${name} ${code}`);
    return words.every((word) => text.includes(word));
  });
}

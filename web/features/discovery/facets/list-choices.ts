import type { Language } from '@orendi/contract/language';
import type { NamedColorValue } from '../../catalogue/color-names/name-colors.ts';
import { type Choice, choiceOf } from './choice.tsx';
import type { OfferedValue } from './offered-facets.ts';

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

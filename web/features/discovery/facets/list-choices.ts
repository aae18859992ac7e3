import type { Language } from '@orendi/contract/language';
import type { ColorChoice } from '../../catalogue/color-names/color-choices.ts';
import { choiceOf, type Choice } from './choice-of.ts';
import type { OfferedFacet } from './offered-facets.ts';

/** A facet's values, sorted; colors keep the given order. */
export function listChoices(
  { facet, values }: OfferedFacet,
  colors: readonly ColorChoice[],
  language: Language,
): Choice[] {
  const ordered = facet === 'color' ? colors.map(({ value }) => value) : values;
  return ordered.map((value) => choiceOf(value, colors, language));
}

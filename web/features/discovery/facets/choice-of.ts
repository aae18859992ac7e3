import type { Language } from '@orendi/contract/language';
import type { ColorChoice } from '../../catalogue/color-names/color-choices.ts';

/** A facet value as shown to people. */
export interface Choice {
  value: string;
  name: string;
  /** Distinguishes it from another value with the same name. */
  code?: string | undefined;
}

/** @param colors the named colors, for a facet of colors */
export function choiceOf(
  value: string,
  colors: readonly ColorChoice[],
  language: Language,
): Choice {
  const color = colors.find((named) => named.value === value);
  return color ? { value, name: color[language], code: color.code } : { value, name: value };
}

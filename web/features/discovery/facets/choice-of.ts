import type { Language } from '@orendi/contract/language';
import type { ColorChoice } from '../../catalogue/color-names/color-choices.ts';

/** One value of a facet as people read it. */
export interface Choice {
  value: string;
  name: string;
  /** Tells it apart from another of the same name. */
  code?: string | undefined;
}

/** @param colors the named colours, when the facet is one of colours */
export function choiceOf(
  value: string,
  colors: readonly ColorChoice[],
  language: Language,
): Choice {
  const color = colors.find((named) => named.value === value);
  return color ? { value, name: color[language], code: color.code } : { value, name: value };
}

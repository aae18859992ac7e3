import type { Language } from '@orendi/contract/language';
import { m } from '@orendi/messages';
import { numberText } from '../../../platform/number-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { NamedColorValue } from '../../catalogue/color-names/name-colors.ts';
import { type Choice, ChoiceName, choiceOf } from './choice.tsx';
import type { OfferedValue } from './offered-facets.ts';

/** A value in a list of several to choose: whether it is chosen, what it is, and how many listings have it. */
export function ChoiceLine({ choice }: { choice: Choice }) {
  const { count, isChosen } = choice;
  const shown = numberText(count);
  return (
    <>
      <span aria-hidden className="choice-box">
        {isChosen && <Icon name="check" />}
      </span>
      <ChoiceName choice={choice} />
      <span aria-hidden className="ml-auto pl-2 text-ink-quiet tabular-nums">
        {shown}
      </span>
      <span className="sr-only">{m.home_count({ count, shown })}</span>
    </>
  );
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

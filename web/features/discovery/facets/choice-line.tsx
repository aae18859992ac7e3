import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type Choice, ChoiceName } from './choice.tsx';

/** A value in a list of several to choose: whether it is chosen, what it is, and how many listings have it. */
export function ChoiceLine({ choice }: { choice: Choice }) {
  const { count, isChosen } = choice;
  const shown = formatNumber(count, useLanguage());
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

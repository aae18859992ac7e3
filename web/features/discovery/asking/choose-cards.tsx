import { rounds } from '@orendi/contract/limits';
import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../forms/button.tsx';
import {
  isAmong,
  keepChosen,
  nothingChosen,
  toggleCard,
  useChosen,
} from '../../requests/chosen-cards.ts';

/** Chooses the piece of a card, on its picture; its name still leads to its page. */
export function CardChoice({ card }: { card: Card }) {
  const chosen = useChosen() ?? nothingChosen;
  const isPressed = isAmong(chosen, card);
  const isTaken = !isPressed && chosen.cards.some((one) => one.business_id === card.business_id);
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={m.several_choose_card({ name: card.name })}
      onClick={() => keepChosen(toggleCard(chosen, card))}
      className={`absolute inset-x-0 top-0 aspect-card rounded-m border-2 ${isPressed ? 'border-accent' : 'border-transparent'} ${isTaken ? 'bg-paper/60' : ''}`}
    >
      <span
        className={`absolute right-2.5 bottom-2.5 flex size-9 items-center justify-center rounded-pill shadow-rest ${isPressed ? 'bg-accent text-on-dark' : 'bg-surface text-ink'}`}
      >
        <Icon name={isPressed ? 'check' : 'plus'} className="size-5" />
      </span>
    </button>
  );
}

/** How many shops are chosen, or why one cannot be, and the way to their form. */
export function ChoiceBar() {
  const { cards, refusal } = useChosen() ?? nothingChosen;
  const count = cards.length;
  const texts = [
    refusal !== null && (refusal === 'shop' ? m.several_same_shop() : m.several_full()),
    refusal === null && count > 0 && m.several_count({ count, max: rounds.max }),
    refusal === null && count < 2 && m.several_choose(),
  ];
  return (
    <section
      aria-label={m.several_ask()}
      className="sticky bottom-3 z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-l border border-line bg-surface px-4 py-3 shadow-rest"
    >
      <p aria-live="polite" className="grow basis-full text-s text-pretty tabular-nums sm:basis-48">
        {texts.filter(Boolean).join(' · ')}
      </p>
      <Button className="max-sm:grow" onClick={() => keepChosen(null)}>
        {m.several_stop()}
      </Button>
      {count > 1 && (
        <a href={paths.askSeveral(cards)} className={`max-sm:grow ${buttonClass('main')}`}>
          {m.several_go()}
        </a>
      )}
    </section>
  );
}

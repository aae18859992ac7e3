import type { PressPage } from '@orendi/contract/schemas/leads';
import { tiraneDayIn } from '@orendi/contract/tirane-day';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { Button } from '../../forms/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { numberText } from '../../../platform/number-text.ts';

export type Press = PressPage['results'][number];

interface Props {
  /** Presses that have not all become leads. */
  presses: readonly Press[];
  loadedAt: number;
  onName: (press: Press) => void;
}

/** How many are in view before all are asked for. */
const first = 2;

/** Visitors who opened a number or an app, and wrote or called there: one tap makes each a lead. */
export function PressesSection({ presses, loadedAt, onName }: Props) {
  const [areAllShown, setAllShown] = useState(false);
  if (presses.length === 0) return null;
  return (
    <section aria-labelledby="presses-heading" className="border-b border-line py-3 text-s">
      <h3 id="presses-heading" className="px-4.5 text-s font-medium">
        {m.leads_contacts()}
      </h3>
      <ul>
        {presses.slice(0, areAllShown ? undefined : first).map((press) => (
          <li key={press.id} className="flex items-center gap-3 px-4.5 py-1.5">
            <p id={`press-${press.id}`} className="min-w-0 grow text-pretty wrap-anywhere">
              {pressText(press)}{' '}
              <span className="text-ink-quiet">
                {pressDay(press.day, loadedAt)}, {m.leads_press_times({ count: left(press) })}
              </span>
            </p>
            <Button
              aria-haspopup="dialog"
              aria-describedby={`press-${press.id}`}
              size="small"
              onClick={() => onName(press)}
            >
              <Icon name="plus" className="-ml-1 size-4.5" />
              {m.leads_press_add()}
            </Button>
          </li>
        ))}
      </ul>
      {!areAllShown && presses.length > first && (
        <button
          type="button"
          onClick={() => setAllShown(true)}
          className="listing-more mx-4.5 min-h-11"
        >
          {m.leads_contacts_all({ shown: numberText(presses.length) })}
        </button>
      )}
    </section>
  );
}

const left = ({ presses, leads }: Press) => presses - leads;

export function pressText({ method, item_name }: Pick<Press, 'method' | 'item_name'>): string {
  const item = item_name ?? m.leads_pressed_shop();
  if (method === 'phone') return m.leads_pressed_phone({ item });
  return m.leads_pressed_messenger({ app: method === 'viber' ? 'Viber' : 'WhatsApp', item });
}

function pressDay(day: string, now: number): string {
  if (day === tiraneDayIn(0, now)) return m.leads_today();
  return day === tiraneDayIn(-1, now) ? m.leads_yesterday() : dayText(day);
}

import type { HeldAction } from '@orendi/contract/schemas/held';
import type { HeldAnywhere } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { paths } from '../../../platform/paths.ts';
import { timeText } from '../../../platform/time-text.ts';
import { reachesOf, whyHeld } from '../../dashboard/orders/held/why-held.ts';
import { ConsoleRow } from '../lists/console-row.tsx';
import { RowButton } from '../lists/row-button.tsx';

interface Props {
  request: HeldAnywhere;
  isBusy: boolean;
  onDecide: (action: HeldAction) => void;
}

/** A held request with all that is needed to decide about it. */
export function HeldRow({ request, isBusy, onDecide }: Props) {
  const nameId = useId();
  const { client_name, item_name, client_message } = request;
  const { business, created_at: time } = request;
  return (
    <ConsoleRow
      actions={
        <>
          <RowButton describedBy={nameId} isBusy={isBusy} onPress={() => onDecide('restore')}>
            {m.console_held_restore()}
          </RowButton>
          <RowButton describedBy={nameId} isBusy={isBusy} onPress={() => onDecide('drop')}>
            {m.console_held_drop()}
          </RowButton>
        </>
      }
    >
      <p id={nameId} className="console-name">
        {client_name} · {item_name}
      </p>
      <p className="console-facts">
        <a href={paths.business(business.id)}>{business.business_name}</a>
        <time dateTime={time}>{timeText(time)}</time>
        {reachesOf(request).map((reach) => (
          <span key={reach} className="select-all">
            {reach}
          </span>
        ))}
      </p>
      {client_message && <p className="held-message">{client_message}</p>}
      <p className="console-facts">{whyHeld(request)}</p>
    </ConsoleRow>
  );
}

import type { HeldAction, HeldRequest } from '@orendi/contract/schemas/held';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { buttonClass } from '../../../../ui/button-class.ts';
import { timeText } from '../../../../platform/time-text.ts';
import { reachesOf, whyHeld } from './why-held.ts';

interface Props {
  request: HeldRequest;
  isBusy: boolean;
  onSettle: (action: HeldAction) => void;
}

/** A held request with all that is needed to decide about it. */
export function HeldItem({ request, isBusy, onSettle }: Props) {
  const id = useId();
  const { client_name, item_name, client_message } = request;
  const action = (name: HeldAction, text: string) => (
    <button
      type="button"
      aria-describedby={`${id}-name`}
      aria-disabled={isBusy}
      onClick={() => onSettle(name)}
      className={buttonClass('plain', 'small')}
    >
      {text}
    </button>
  );
  return (
    <li className="held-item">
      <div className="min-w-0 grow">
        <p id={`${id}-name`} className="font-medium wrap-anywhere">
          {client_name} · {item_name}
        </p>
        <p className="text-xs text-ink-quiet tabular-nums">
          <time dateTime={request.created_at}>{timeText(request.created_at)}</time>
        </p>
        {client_message && <p className="held-message">{client_message}</p>}
        <p className="mt-1 text-xs wrap-anywhere tabular-nums select-all">
          {reachesOf(request).join(' · ')}
        </p>
        <p className="mt-1 text-xs text-pretty text-ink-quiet">{whyHeld(request)}</p>
      </div>
      <div className="held-actions">
        {action('restore', m.held_restore())}
        {action('drop', m.held_drop())}
      </div>
    </li>
  );
}

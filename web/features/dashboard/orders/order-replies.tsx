import { m } from '@orendi/messages';
import { useState } from 'react';
import { Button } from '../../forms/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { type OrderProps, useOrderStatus } from './status-button.tsx';

const replyNames = {
  email: m.orders_reply_email,
  call: m.orders_reply_call,
  whatsapp: () => 'WhatsApp',
  viber: () => 'Viber',
} as const;

/**
 * Ways to answer with one tap, the client's preferred one first. After using one, the seller is asked whether that was
 * the answer.
 */
export function OrderReplies({ order, onChanged }: OrderProps) {
  const [isTaken, setTaken] = useState(false);
  return (
    <section aria-labelledby="order-replies" className="mt-5">
      <h3 id="order-replies" className="text-s">
        {m.orders_reply()}
      </h3>
      <ul className="mt-2.5 flex flex-wrap gap-2.5">
        {order.replies.map(({ kind, href }, place) => (
          <li key={kind}>
            <a
              href={href}
              target={kind === 'whatsapp' ? '_blank' : undefined}
              rel="noopener"
              onClick={() => setTaken(true)}
              className={buttonClass(place === 0 ? 'main' : 'plain')}
            >
              {replyNames[kind]()}
            </a>
          </li>
        ))}
      </ul>
      {isTaken && <MarkResponded order={order} onChanged={onChanged} />}
    </section>
  );
}

/** Marks the request as responded after the seller has just written or called, unless it is already. */
function MarkResponded({ order, onChanged }: OrderProps) {
  const { isChanging, setStatus } = useOrderStatus(order, onChanged);
  return (
    <output className="block">
      {!order.request_status && (
        <div className="text-(length:--text-s) flex flex-wrap items-center gap-3 mt-3.5 py-2.5 px-4 rounded-m bg-wait-tint">
          <p className="min-w-0 grow">{m.orders_answered_question()}</p>
          <Button isBusy={isChanging} onClick={() => void setStatus(true)} size="small">
            {m.orders_mark_responded()}
          </Button>
        </div>
      )}
    </output>
  );
}

import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { buttonClass } from '../../../ui/button-class.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useOrderStatus } from './use-order-status.ts';

interface Props {
  order: Request;
  onChanged: (order: Request) => void;
}

/** Marks the request as responded after the seller has just written or called, unless it is already. */
export function MarkResponded({ order, onChanged }: Props) {
  const { isChanging, setStatus } = useOrderStatus(order, onChanged);
  return (
    <output className="block">
      {!order.request_status && (
        <div className="order-offer">
          <p className="min-w-0 grow">{m.orders_answered_question()}</p>
          <button
            type="button"
            aria-busy={isChanging}
            onClick={() => void setStatus(true)}
            className={buttonClass('plain', 'small')}
          >
            {isChanging && <Spinner />}
            {m.orders_mark_responded()}
          </button>
        </div>
      )}
    </output>
  );
}

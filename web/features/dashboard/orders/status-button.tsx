import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { useOrderStatus } from './use-order-status.ts';

interface Props {
  order: Request;
  /** The elements that say which order it is. */
  describedBy?: string;
  onChanged: (order: Request) => void;
}

/** Says whether a request is answered, and changes that: it shows the other word once the server has taken it. */
export function StatusButton({ order, describedBy, onChanged }: Props) {
  const { isChanging, setStatus } = useOrderStatus(order, onChanged);
  return (
    <button
      type="button"
      onClick={() => void setStatus(!order.request_status)}
      aria-pressed={order.request_status}
      aria-busy={isChanging}
      aria-describedby={describedBy}
      data-status={order.request_status ? 'responded' : 'pending'}
      className="order-status"
    >
      {order.request_status ? m.orders_responded() : m.orders_pending()}
    </button>
  );
}

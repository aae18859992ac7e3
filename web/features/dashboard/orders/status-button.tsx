import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { useOrderStatus } from './use-order-status.ts';

interface Props {
  order: Request;
  /** Ids of the elements that identify the order. */
  describedBy?: string;
  onChanged: (order: Request) => void;
}

/** Shows whether a request is responded to, and toggles it; the label changes once the server has confirmed. */
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

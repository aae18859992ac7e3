import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { showDashboardToast } from '../dashboard-toast.ts';

export interface OrderProps {
  order: Request;
  /** Called once the server has saved a change. */
  onChanged: (order: Request) => void;
}

interface Props extends OrderProps {
  /** Ids of the elements that identify the order. */
  describedBy?: string;
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
      className={`inline-flex min-h-9 items-center gap-2 rounded-pill border px-3 text-(length:--text-xs) font-medium whitespace-nowrap transition-colors before:size-2 before:rounded-pill hover:border-current aria-busy:opacity-60 aria-busy:[transition:opacity_var(--motion-fast)_var(--motion-patience)] pointer-coarse:min-h-11 ${
        order.request_status
          ? 'border-good-line bg-good-tint text-good before:bg-current'
          : 'border-wait-line bg-wait-tint text-wait-deep before:bg-wait'
      }`}
    >
      {order.request_status ? m.orders_responded() : m.orders_pending()}
    </button>
  );
}

/**
 * Changes a request's status. `onChanged` runs once the server has saved it; a failure shows a toast and changes
 * nothing. Presses during the call are ignored.
 */
export function useOrderStatus(order: Request, onChanged: (order: Request) => void) {
  const { call, isLoading: isChanging } = useApiCall(showDashboardToast);

  async function setStatus(status: boolean) {
    if (isChanging) return;
    const body = { requestId: order.id, status };
    const changed = await call((api) => api('PUT /private/business-request/update', { body }), {
      toastId: 'order-status',
    });
    if (changed) onChanged(changed);
  }

  return { isChanging, setStatus };
}

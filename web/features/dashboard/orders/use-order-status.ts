import type { Request } from '@orendi/contract/schemas/request';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { showDashboardToast } from '../dashboard-toast.ts';

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

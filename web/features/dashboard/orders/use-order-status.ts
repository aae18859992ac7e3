import type { Request } from '@orendi/contract/schemas/request';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { showDashboardToast } from '../dashboard-toast.ts';

/**
 * Changes whether a request counts as answered: `onChanged` hears of it once the server has it so; a failure is told in a
 * toast and changes nothing. A press while the call runs is the same press again.
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

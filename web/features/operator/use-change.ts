import type { Api } from '@orendi/contract/client-types';
import { useRevalidator } from 'react-router';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { showToast } from '../../ui/toast/show-toast.ts';

/** A change made from a page of the console: once it is done, a toast says so and the page shows it. */
export function useChange() {
  const { call, isLoading } = useApiCall();
  const { revalidate } = useRevalidator();

  /** @returns whether it was done; a failure is told */
  async function change(send: (api: Api) => Promise<unknown>, success: string): Promise<boolean> {
    if (isLoading) return false;
    const isDone = await call((api) => send(api).then(() => true), { toastId: 'console' });
    if (!isDone) return false;
    await revalidate();
    showToast({ kind: 'success', text: success, id: 'console' });
    return true;
  }

  return { change, isChanging: isLoading };
}

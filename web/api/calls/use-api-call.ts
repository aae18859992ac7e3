import { useCallback, useState } from 'react';
import type { showToast } from '../../ui/toast/show-toast.ts';
import { runCall, type CallOptions, type CallStart } from './run-call.ts';

/**
 * API calls of a component: `call` makes one and handles its failure; `isLoading` is true while any is running. A call
 * resolves to its result, or to undefined if it failed; the options say what happens then.
 *
 *     const { call, isLoading } = useApiCall();
 *     const answer = await call((api) => api('POST /public/requests', { body }), { success: true });
 *
 * @param show overrides how toasts are shown; must be a stable reference
 */
export function useApiCall(show?: typeof showToast) {
  const [running, setRunning] = useState(0);

  const call = useCallback(
    <Answer>(start: CallStart<Answer>, options: CallOptions = {}): Promise<Answer | undefined> =>
      runCall(start, options, { count: (change) => setRunning((now) => now + change), show }),
    [show],
  );

  return { call, isLoading: running > 0 };
}

import { useCallback, useState } from 'react';
import type { showToast } from '../../ui/toast/show-toast.ts';
import { runCall, type CallOptions, type CallStart } from './run-call.ts';

/**
 * The calls of a component: `call` makes one and deals with its failure, `isLoading` is true as long as any of them
 * runs. A call gives its answer, or undefined when it failed; what is to happen then is in its options.
 *
 *     const { call, isLoading } = useApiCall();
 *     const answer = await call((api) => api('POST /public/requests', { body }), { success: true });
 *
 * @param show shows its toasts in a way of the caller's own; must stay the same
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

import type { HeldAction } from '@orendi/contract/schemas/held';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';

export type Outcome = 'restored' | 'dropped';

/**
 * The decisions about held requests. What has been decided stays in its place, with the way back, until the page is
 * loaded anew.
 * @param page as loaded; a new object forgets the decisions
 */
export function useDecisions(page: unknown) {
  const [made, setMade] = useState({ page, decided: new Map<number, Outcome>() });
  const { call, isLoading } = useApiCall();
  const decided = made.page === page ? made.decided : new Map<number, Outcome>();

  async function decide(id: number, action: HeldAction): Promise<void> {
    if (isLoading) return;
    const isDone = await call(
      (api) => api('PUT /operator/held-requests', { body: { ids: [id], action } }).then(() => true),
      {
        toastId: 'console',
        success: {
          restore: m.console_held_restored(),
          drop: m.console_held_dropped(),
          hold: m.console_held_again(),
        }[action],
      },
    );
    if (!isDone) return;
    const next = new Map(decided);
    if (action === 'hold') next.delete(id);
    else next.set(id, action === 'restore' ? 'restored' : 'dropped');
    setMade({ page, decided: next });
  }

  return { decided, decide, isDeciding: isLoading };
}

import type { Outbox } from '@orendi/contract/schemas/operator-work';
import { useRouteLoaderData } from 'react-router';

/** What keeps mails from going out, as the frame of the console loads it; undefined where that failed. */
export function useOutbox(): Outbox | undefined {
  return useRouteLoaderData<Outbox>('operator/console');
}

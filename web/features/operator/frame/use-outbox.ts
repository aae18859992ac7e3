import type { Outbox } from '@orendi/contract/schemas/operator-work';
import { useRouteLoaderData } from 'react-router';

/** The outbox as the frame of the console has loaded it; undefined where that failed. */
export function useOutbox(): Outbox | undefined {
  return useRouteLoaderData<Outbox>('operator/console');
}

import type { HeldAction } from '@orendi/contract/schemas/held';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { HeldEntry } from '../../features/dashboard/orders/held/held-list.tsx';
import { listLoader } from '../../features/operator/list-loader.ts';
import { ListPage } from '../../features/operator/list-page.tsx';
import { paths } from '../../platform/paths.ts';

export const loader = listLoader({}, (api, query) => api('GET /operator/held-requests', { query }));

const outcomes = { restore: 'restored', drop: 'dropped', hold: undefined } as const;

/** The requests of all shops that are held as likely spam. A decided one stays until the page is loaded anew. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  type Row = (typeof list.page.results)[number];
  const [made, setMade] = useState<ReadonlyMap<Row, HeldAction>>(new Map());
  const { call, isLoading } = useApiCall();
  const told = {
    restore: m.console_held_restored(),
    drop: m.console_held_dropped(),
    hold: m.console_held_again(),
  };

  async function decide(request: Row, action: HeldAction): Promise<void> {
    if (isLoading) return;
    const body = { ids: [request.id], action };
    const isDone = await call(
      (api) => api('PUT /operator/held-requests', { body }).then(() => true),
      { toastId: 'changed', success: told[action] },
    );
    if (isDone) setMade(new Map(made).set(request, action));
  }

  return (
    <ListPage name="requests" list={list} none={m.console_requests_none()}>
      {(request) => (
        <HeldEntry
          key={request.id}
          request={request}
          outcome={outcomes[made.get(request) ?? 'hold']}
          isBusy={isLoading}
          onSettle={(action) => void decide(request, action)}
          shop={
            <a
              href={paths.business(request.business.id, request.business.business_name)}
              className="underline underline-offset-4"
            >
              {request.business.business_name}
            </a>
          }
        />
      )}
    </ListPage>
  );
}

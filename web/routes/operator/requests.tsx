import type { HeldAction } from '@orendi/contract/schemas/held';
import type { HeldAnywhere } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { reachesOf, whyHeld } from '../../features/dashboard/orders/held/why-held.ts';
import { clientText } from '../../features/dashboard/orders/stage-names.ts';
import { ConsoleRow, RowButton, RowFacts, RowName } from '../../features/operator/console-row.tsx';
import { listLoader } from '../../features/operator/list-loader.ts';
import { ListPage } from '../../features/operator/list-page.tsx';
import { paths } from '../../platform/paths.ts';
import { timeText } from '../../platform/time-text.ts';

export const loader = listLoader({}, (api, query) => api('GET /operator/held-requests', { query }));

/** The requests of all shops that are held as likely spam. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const decisions = useDecisions();
  return (
    <ListPage name="requests" list={list} none={m.console_requests_none()}>
      {(request) => (
        // A new row for a decision: the buttons that had the focus are gone.
        <HeldRow
          key={`${decisions.about(request)} ${request.id}`}
          request={request}
          decisions={decisions}
        />
      )}
    </ListPage>
  );
}

type Decisions = ReturnType<typeof useDecisions>;

/** A held request with all that is needed to decide about it, or what was decided. A drop can be taken back here. */
function HeldRow({ request, decisions }: { request: HeldAnywhere; decisions: Decisions }) {
  const { business, created_at: time, client_message: message } = request;
  const decision = decisions.about(request);
  const isHeld = decision === 'hold';
  const isDropped = decision === 'drop';
  const button = (action: HeldAction, words: string) => (
    <RowButton isBusy={decisions.isDeciding} onPress={() => decisions.decide(request, action)}>
      {words}
    </RowButton>
  );
  return (
    <ConsoleRow
      isOut={!isHeld}
      actions={
        isHeld ? (
          <>
            {button('restore', m.console_held_restore())}
            {button('drop', m.console_held_drop())}
          </>
        ) : (
          isDropped && button('hold', m.console_undo())
        )
      }
    >
      <RowName>
        {clientText(request)} · {request.item_name}
      </RowName>
      {isHeld ? (
        <>
          <RowFacts>
            <a href={paths.business(business.id, business.business_name)}>
              {business.business_name}
            </a>
            <time dateTime={time}>{timeText(time)}</time>
            {reachesOf(request).map((reach) => (
              <span key={reach} className="select-all">
                {reach}
              </span>
            ))}
          </RowFacts>
          {message && <p className="held-message">{message}</p>}
          <RowFacts>{whyHeld(request)}</RowFacts>
        </>
      ) : (
        <p>{isDropped ? m.console_held_dropped() : m.console_held_restored()}</p>
      )}
    </ConsoleRow>
  );
}

/**
 * The decisions about held requests. A decided request stays in its place, with the way back, until it is loaded anew.
 */
function useDecisions() {
  const [made, setMade] = useState<ReadonlyMap<HeldAnywhere, HeldAction>>(new Map());
  const { call, isLoading } = useApiCall();
  const told = {
    restore: m.console_held_restored(),
    drop: m.console_held_dropped(),
    hold: m.console_held_again(),
  };

  async function decide(request: HeldAnywhere, action: HeldAction): Promise<void> {
    if (isLoading) return;
    const body = { ids: [request.id], action };
    const isDone = await call(
      (api) => api('PUT /operator/held-requests', { body }).then(() => true),
      { toastId: 'console', success: told[action] },
    );
    if (isDone) setMade(new Map(made).set(request, action));
  }

  return {
    about: (request: HeldAnywhere) => made.get(request) ?? 'hold',
    isDeciding: isLoading,
    decide,
  };
}

import type { HeldAction } from '@orendi/contract/schemas/held';
import type { HeldAnywhere } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { reachesOf, whyHeld } from '../../features/dashboard/orders/held/why-held.ts';
import { ConsoleRow, RowButton, RowFacts, RowName } from '../../features/operator/console-row.tsx';
import { listLoader } from '../../features/operator/list-loader.ts';
import { ListPage } from '../../features/operator/list-page.tsx';
import { paths } from '../../platform/paths.ts';
import { timeText } from '../../platform/time-text.ts';

export const loader = listLoader({}, (api, query) => api('GET /operator/held-requests', { query }));

/** The requests of all shops that are held as likely spam. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const { decisions, isDeciding, decide } = useDecisions(list.page);
  return (
    <ListPage name="requests" list={list} none={m.console_requests_none()}>
      {(request) => {
        const decision = decisions.get(request.id);
        return (
          <HeldRow
            // A new row for a decision: the buttons that had the focus are gone.
            key={`${decision} ${request.id}`}
            request={request}
            decision={decision}
            isBusy={isDeciding}
            onDecide={(action) => decide(request.id, action)}
          />
        );
      }}
    </ListPage>
  );
}

interface HeldRowProps {
  request: HeldAnywhere;
  /** Undefined until one has been made. */
  decision: HeldAction | undefined;
  isBusy: boolean;
  onDecide: (action: HeldAction) => Promise<void>;
}

/** A held request with all that is needed to decide about it, or what was decided. A drop can be taken back here. */
function HeldRow({ request, decision, isBusy, onDecide }: HeldRowProps) {
  const { business, created_at: time, client_message: message } = request;
  const isDropped = decision === 'drop';
  const button = (action: HeldAction, words: string) => (
    <RowButton isBusy={isBusy} onPress={() => onDecide(action)}>
      {words}
    </RowButton>
  );
  return (
    <ConsoleRow
      isOut={decision !== undefined}
      actions={
        decision === undefined ? (
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
        {request.client_name} · {request.item_name}
      </RowName>
      {decision === undefined ? (
        <>
          <RowFacts>
            <a href={paths.business(business.id)}>{business.business_name}</a>
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
 * The decisions about held requests. A decided request stays in its place, with the way back, until the page is loaded
 * anew.
 * @param page as loaded; a new object forgets the decisions
 */
function useDecisions(page: object) {
  const [made, setMade] = useState({ page, decisions: new Map<number, HeldAction>() });
  const { call, isLoading } = useApiCall();
  const decisions = made.page === page ? made.decisions : new Map<number, HeldAction>();

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
    const next = new Map(decisions);
    if (action === 'hold') next.delete(id);
    else next.set(id, action);
    setMade({ page, decisions: next });
  }

  return { decisions, isDeciding: isLoading, decide };
}

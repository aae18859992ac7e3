import type { HeldAction } from '@orendi/contract/schemas/held';
import type { HeldAnywhere } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { reachesOf, whyHeld } from '../../features/dashboard/orders/held/why-held.ts';
import { ConsoleRow, RowButton } from '../../features/operator/console-row.tsx';
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
        const { id } = request;
        const decision = decisions.get(id);
        return decision === undefined ? (
          <HeldRow
            key={id}
            request={request}
            isBusy={isDeciding}
            onDecide={(action) => decide(id, action)}
          />
        ) : (
          <DecidedRow
            key={`decided ${id}`}
            request={request}
            decision={decision}
            isBusy={isDeciding}
            onUndo={() => decide(id, 'hold')}
          />
        );
      }}
    </ListPage>
  );
}

/** A held request with all that is needed to decide about it. */
function HeldRow({
  request,
  isBusy,
  onDecide,
}: {
  request: HeldAnywhere;
  isBusy: boolean;
  onDecide: (action: HeldAction) => Promise<void>;
}) {
  const nameId = useId();
  const { client_name, item_name, client_message } = request;
  const { business, created_at: time } = request;
  return (
    <ConsoleRow
      actions={
        <>
          <RowButton describedBy={nameId} isBusy={isBusy} onPress={() => onDecide('restore')}>
            {m.console_held_restore()}
          </RowButton>
          <RowButton describedBy={nameId} isBusy={isBusy} onPress={() => onDecide('drop')}>
            {m.console_held_drop()}
          </RowButton>
        </>
      }
    >
      <p id={nameId} className="console-name">
        {client_name} · {item_name}
      </p>
      <p className="console-facts">
        <a href={paths.business(business.id)}>{business.business_name}</a>
        <time dateTime={time}>{timeText(time)}</time>
        {reachesOf(request).map((reach) => (
          <span key={reach} className="select-all">
            {reach}
          </span>
        ))}
      </p>
      {client_message && <p className="held-message">{client_message}</p>}
      <p className="console-facts">{whyHeld(request)}</p>
    </ConsoleRow>
  );
}

/** Says in a request's place what was decided about it. A drop can be taken back here. */
function DecidedRow({
  request,
  decision,
  isBusy,
  onUndo,
}: {
  request: HeldAnywhere;
  decision: HeldAction;
  isBusy: boolean;
  onUndo: () => Promise<void>;
}) {
  const nameId = useId();
  const isDropped = decision === 'drop';
  return (
    <ConsoleRow
      isOut
      actions={
        isDropped && (
          <RowButton describedBy={nameId} isBusy={isBusy} onPress={onUndo}>
            {m.console_undo()}
          </RowButton>
        )
      }
    >
      <p id={nameId} className="console-name">
        {request.client_name} · {request.item_name}
      </p>
      <p>{isDropped ? m.console_held_dropped() : m.console_held_restored()}</p>
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

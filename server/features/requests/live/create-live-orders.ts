import { randomInt } from 'node:crypto';
import { liveStreams } from '@orendi/contract/limits';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { createFaultReporter } from '../../../platform/jobs/index.ts';
import { findOrdersStates } from '../orders/order-queries.ts';
import { type EventStream, openEventStream } from './event-stream.ts';

/** The dashboard's account, business and session; the cookie shows whether the seller is still signed in. */
export interface Watcher {
  accountId: number;
  businessId: number;
  sessionId: number;
  cookie: string;
}

export type LiveOrders = ReturnType<typeof createLiveOrders>;

interface Options extends Pick<Services, 'db' | 'changes' | 'sessions' | 'log'> {
  heartbeatMs?: number;
  /** Changes within this time are sent together, including our own ones that come back through the database. */
  settleMs?: number;
  /** Over all accounts, in this process. */
  mostStreams?: number;
}

interface Open extends Watcher {
  stream: EventStream;
  told: string;
}

/**
 * Notifications of changes come from this process or, through the database, from others. If one gets lost, the next
 * heartbeat sends the orders whose state differs from what was sent last.
 */
export function createLiveOrders(options: Options) {
  const { db, changes, sessions, log } = options;
  const { heartbeatMs = 25_000, settleMs = 100, mostStreams = 2_000 } = options;
  const reportFault = createFaultReporter(log, 'dashboards could not be told');
  const watching = new Set<Open>();
  const changed = new Set<number>();
  let settling: NodeJS.Timeout | undefined;
  let pending: NodeJS.Timeout | undefined;
  let isClosed = false;

  const end = (open: Open) => {
    watching.delete(open);
    open.stream.close();
  };
  const businessesOf = (opens: Iterable<Open>) => [
    ...new Set([...opens].map(({ businessId }) => businessId)),
  ];

  /** @param always also sends a state that looks unchanged: an order within it may have changed */
  const tell = async (opens: Open[], always: boolean) => {
    if (opens.length === 0) return;
    const states = await findOrdersStates(db, businessesOf(opens));
    for (const open of opens) {
      const state = states.get(open.businessId);
      const told = JSON.stringify(state);
      if (!always && told === open.told) continue;
      open.told = told;
      open.stream.send('orders', state);
    }
  };
  const tellChanged = () => {
    const opens = [...watching].filter(({ businessId }) => changed.has(businessId));
    changed.clear();
    settling = undefined;
    tell(opens, true).catch(reportFault);
  };
  const settle = (businessIds: number[]) => {
    for (const id of businessIds) changed.add(id);
    if (changed.size > 0) settling ??= setTimeout(tellChanged, settleMs);
  };
  const tellEnd = (open: Open) => {
    open.stream.send('end', {});
    end(open);
  };
  /** One whose business has become part of another reconnects, and is shown that one's. */
  const endSignedOut = async (opens: Iterable<Open> = watching) => {
    for (const open of opens) {
      const { user } = (await sessions.find(open.cookie)) ?? {};
      if (!user?.isactive || user.business_id === null) tellEnd(open);
      else if (user.business_id !== open.businessId) end(open);
    }
  };
  const heartbeat = async () => {
    for (const open of watching) if (!open.stream.heartbeat()) end(open);
    try {
      await endSignedOut();
      await tell([...watching], false);
    } catch (error) {
      reportFault(error);
    }
    pending = undefined;
    keepBeating();
  };
  const keepBeating = () => {
    if (watching.size > 0 && !isClosed) pending ??= setTimeout(heartbeat, heartbeatMs);
  };

  changes.onOrders((businessId) =>
    settle(businessesOf(watching).filter((id) => businessId === null || businessId === id)),
  );
  changes.onTouched((tags: string[]) => {
    const isTouched = ({ businessId: id }: Open) => tags.includes(`business:${id}`);
    endSignedOut([...watching].filter((open) => tags.includes('*') || isTouched(open))).catch(
      reportFault,
    );
  });
  changes.onSessionEnded((ended) => {
    for (const open of watching) if (open.sessionId === ended) tellEnd(open);
  });
  changes.onConnection((connected) => {
    if (!connected) return;
    settle(businessesOf(watching));
    endSignedOut().catch(reportFault);
  });

  return {
    /**
     * @returns events until watcher or server stops
     * @throws ApiError RATE_LIMITED, UNAVAILABLE for too many streams
     */
    open(watcher: Watcher): ReadableStream<Uint8Array> {
      const own = [...watching].filter(({ accountId }) => accountId === watcher.accountId);
      if (own.length >= liveStreams.ofAccount)
        throw new ApiError('RATE_LIMITED', { headers: { 'Retry-After': '60' } });
      if (isClosed || watching.size >= mostStreams)
        throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': '30' } });
      // Random, so that browsers do not all reconnect at once when a server stops.
      const stream = openEventStream(randomInt(2_000, 6_000), () => watching.delete(open));
      const open: Open = { ...watcher, stream, told: '' };
      watching.add(open);
      tell([open], true).catch(reportFault);
      keepBeating();
      return stream.body;
    },
    /** Ends all streams and refuses new ones, so that browsers reconnect to another process. */
    close() {
      isClosed = true;
      clearTimeout(settling);
      clearTimeout(pending);
      for (const open of watching) end(open);
    },
  };
}

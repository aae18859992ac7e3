import type { OrdersState } from '@orendi/contract/schemas/orders';
import { eitherSignal } from '../../../platform/either-signal.ts';

/**
 * Receives a business's news. Among the browser windows showing it, only one connects and relays to the others, because
 * browsers limit connections per server. It is the window viewed last: hidden ones may be suspended.
 */
export function listenForNews(businessId: number, { signal, onNews, onRefused }: Following): void {
  // Web Locks exist only in secure contexts; elsewhere each window has its own connection.
  if (!('locks' in navigator)) {
    followEvents({ signal, onNews, onRefused });
    return;
  }
  const name = `orendi-news-${businessId}`;
  const others = new BroadcastChannel(name);
  let isConnected = false;
  let line = new AbortController();

  async function connect(options: LockOptions): Promise<void> {
    const turn = new AbortController();
    const hold = () => {
      isConnected = true;
      followEvents({
        signal: eitherSignal(signal, turn.signal),
        onNews: (news) => {
          // A BroadcastChannel is same-origin and takes no target origin.
          // oxlint-disable-next-line unicorn/require-post-message-target-origin
          others.postMessage(news);
          onNews(news);
        },
        onRefused,
      });
      return untilAborted(signal);
    };
    const isOver = navigator.locks.request(name, options, hold);
    // Rejects when another window takes over, or when this one leaves the queue to do so itself.
    await isOver.catch(() => {});
    turn.abort();
    if (!isConnected || signal.aborted) return;
    isConnected = false;
    waitInLine();
  }

  function waitInLine(): void {
    line = new AbortController();
    void connect({ signal: eitherSignal(signal, line.signal) });
  }

  function comeToFront(): void {
    if (document.hidden || isConnected) return;
    line.abort();
    void connect({ steal: true });
  }

  others.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data));
  document.addEventListener('visibilitychange', comeToFront, { signal });
  signal.addEventListener('abort', () => others.close());
  if (document.hidden) waitInLine();
  else comeToFront();
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
}

const address = '/v1/private/events';
const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/** The state of the orders; null while the server cannot be reached. */
export type News = OrdersState | null;

interface Following {
  signal: AbortSignal;
  onNews: (news: News) => void;
  /** The server rejects this browser: the user may have signed out. */
  onRefused: () => void;
}

/**
 * Stays connected to the server's events until the signal aborts. The browser restores a lost connection itself; a
 * refused or closed one is retried with growing delays. Each connection starts with the current state of the orders, so
 * nothing is missed.
 */
export function followEvents(
  { signal, onNews, onRefused }: Following,
  Source: typeof EventSource = EventSource,
): void {
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    const source = new Source(address);
    const close = () => source.close();
    signal.addEventListener('abort', close, { once: true });

    const giveUp = () => {
      close();
      signal.removeEventListener('abort', close);
      timer = setTimeout(connect, pauseMs);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      onRefused();
    };

    source.addEventListener('orders', ({ data }: MessageEvent<string>) => {
      pauseMs = firstPauseMs;
      onNews(JSON.parse(data) as OrdersState);
    });
    source.addEventListener('end', giveUp);
    source.addEventListener('error', () => {
      if (signal.aborted) return;
      onNews(null);
      if (source.readyState === Source.CLOSED) giveUp();
    });
  }

  signal.addEventListener('abort', () => clearTimeout(timer));
  if (!signal.aborted) connect();
}

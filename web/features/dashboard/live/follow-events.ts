import type { OrdersState } from '@orendi/contract/schemas/orders';

const address = '/v1/private/events';
const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/** The state of the orders; null while the server cannot be reached. */
export type News = OrdersState | null;

export interface Following {
  /** Ends the connection. */
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

import { followEvents, type Following, type News } from './follow-events.ts';

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
        signal: AbortSignal.any([signal, turn.signal]),
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
    void connect({ signal: AbortSignal.any([signal, line.signal]) });
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

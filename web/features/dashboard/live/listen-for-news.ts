import { followEvents, type Following, type News } from './follow-events.ts';

/**
 * Hears of news for a business. Of all windows of a browser that show it only one is connected and tells the others,
 * because browsers allow few connections to one server. It is the one looked at last: one that nobody sees may be put
 * to sleep.
 */
export function listenForNews(businessId: number, { signal, onNews, onRefused }: Following): void {
  // Windows can agree only where the page is secure; elsewhere each is connected by itself.
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
          // Between windows of one origin: there is no other to aim at.
          // oxlint-disable-next-line unicorn/require-post-message-target-origin
          others.postMessage(news);
          onNews(news);
        },
        onRefused,
      });
      return untilAborted(signal);
    };
    const isOver = navigator.locks.request(name, options, hold);
    // Rejects when another window takes over, or this one leaves the line to do so itself.
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

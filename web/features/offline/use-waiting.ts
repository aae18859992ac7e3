import { useEffect, useEffectEvent, useState } from 'react';
import { xsrfToken } from '../../api/transport.ts';
import { emptyDraft, openDraft } from '../requests/form-values.ts';
import {
  dropWaiting,
  isFresh,
  listWaiting,
  waitingChanged,
  type WaitingRequest,
} from '../requests/waiting-requests.ts';
import type { WorkerOrder } from './worker/service-worker.ts';

/** Milliseconds until the second attempt; each later pause is twice as long, up to the longest. */
const [firstPauseMs, longestPauseMs] = [5_000, 300_000];

/**
 * The requests that wait on this device, and those that have gone out unseen. Young ones are sent when a page opens and when
 * the network is back; old ones only when somebody says so.
 */
export function useWaiting() {
  const [all, setAll] = useState<Awaited<ReturnType<typeof listWaiting>>>([]);

  async function sendNow(requests: readonly WaitingRequest[]): Promise<void> {
    const { createCaptcha } = await import('../captcha/solving/create-captcha.ts');
    const tokens: Record<string, string> = {};
    for (const { item, shop } of requests) tokens[item] = await createCaptcha(shop).token();
    const { active } = await navigator.serviceWorker.ready;
    const asked = requests.map(({ item }) => item);
    active?.postMessage({ send: { tokens, asked, xsrf: xsrfToken() } } satisfies WorkerOrder, []);
  }

  /** @returns whether there was anything to send */
  const sendFresh = useEffectEvent(async () => {
    const found = await listWaiting();
    setAll(found);
    const fresh = found.filter((one) => 'body' in one).filter(isFresh);
    // Without a network they go on waiting.
    if (fresh.length > 0 && navigator.onLine) await sendNow(fresh).catch(() => {});
    return fresh.length > 0;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => void listWaiting().then(setAll, () => {});
    // The network that has just come back may fail once more.
    async function send(pause: number) {
      clearTimeout(timer);
      const isOpen = await sendFresh().catch(() => false);
      if (isOpen) timer = setTimeout(() => void send(Math.min(pause * 2, longestPauseMs)), pause);
    }
    const begin = () => void send(firstPauseMs);
    const listen = ({ data }: MessageEvent) => {
      if ((data as { isWaitingChanged?: true }).isWaitingChanged) read();
    };
    begin();
    const leaving = new AbortController();
    const { signal } = leaving;
    navigator.serviceWorker?.addEventListener('message', listen, { signal });
    addEventListener('online', begin, { signal });
    addEventListener(waitingChanged, begin, { signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);

  async function discard(requests: readonly { item: string }[]): Promise<void> {
    for (const { item } of requests) await dropWaiting(item);
    setAll(await listWaiting());
  }

  return {
    waiting: all.filter((one) => 'body' in one),
    sent: all.filter((one) => 'link' in one),
    sendNow: (requests: readonly WaitingRequest[]) => sendNow(requests).catch(() => {}),
    discard,
    /** Opens the form again with the text that was refused. */
    mend: async ({ item, form, values }: WaitingRequest): Promise<void> => {
      openDraft(item).write({ ...emptyDraft, values });
      await dropWaiting(item);
      location.assign(form);
    },
  };
}

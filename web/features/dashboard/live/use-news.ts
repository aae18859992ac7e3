import type { OrderPage } from '@orendi/contract/schemas/orders';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { patientApi } from '../../../api/patient-api.ts';
import type { Region } from '../use-region.ts';
import { listenForNews, type News } from './listen-for-news.ts';
import { tellArrival } from './tell-arrival.ts';

interface Surroundings {
  businessId: number;
  isAtTop: boolean;
  /** Whether nothing is left out of the orders' total. */
  isWhole: boolean;
  /** The area that must not shift while it is being used. */
  area: RefObject<Element | null>;
}

/**
 * Keeps the orders up to date while the page is open. New requests appear at the top for sellers viewing the newest;
 * others are not disturbed.
 * @returns `fresh`, the number of requests not shown yet, whether the server can be reached, and how many requests it
 *   said are held
 */
export function useNews(
  orders: Region<OrderPage>,
  { businessId, isAtTop, isWhole, area }: Surroundings,
) {
  const { revalidate } = useRevalidator();
  const [isLive, setLive] = useState(false);
  const [latest, setLatest] = useState(0);
  const [held, setHeld] = useState<number>();
  const total = isWhole ? orders.data?.total : undefined;
  const [seen, setSeen] = useState(total);
  if (total !== undefined && (seen === undefined || (isAtTop && total > seen))) setSeen(total);
  const known = Math.max(latest, total ?? 0);
  const bringingIn = useRef<Promise<void>>(null);
  const [changedAt, setChangedAt] = useState('');

  const showNewest = useEffectEvent(async () => {
    if (isAtTop) await orders.reload();
  });

  /** Runs once for everything that arrives while the seller is using the rows. */
  const bringIn = useEffectEvent((signal: AbortSignal) => {
    bringingIn.current ??= whenCalm(area.current, signal).then(() => {
      bringingIn.current = null;
      return signal.aborted ? undefined : showNewest();
    });
  });

  const take = useEffectEvent((news: News, signal: AbortSignal) => {
    setLive(news !== null);
    if (news === null) return;
    setLatest(news.leads);
    setHeld(news.held);
    const { data } = orders;
    if (data !== undefined && (isWhole || latest > 0)) tellArrival(news.leads - known);
    setChangedAt(news.changed_at ?? '');
    if (data?.total === news.leads && data.waiting === news.pending) return;
    orders.change((page) => ({ ...page, waiting: news.pending }));
    bringIn(signal);
  });

  // Compared with the rows themselves: their list may have been read before a change, and the first news after it.
  const shown = orders.data && (orders.data.changed_at ?? '');
  const missed = shown !== undefined && shown < changedAt ? changedAt : null;
  const reload = useEffectEvent(() => orders.reload());
  useEffect(() => {
    if (missed === null) return undefined;
    const leaving = new AbortController();
    // A withdrawn request must not go on naming its buyer, on whichever page it is.
    void whenCalm(area.current, leaving.signal).then(() =>
      leaving.signal.aborted ? undefined : reload(),
    );
    return () => leaving.abort();
  }, [missed, area]);

  const leaveIfSignedOut = useEffectEvent(async (signal: AbortSignal) => {
    const user = await patientApi('GET /auth/user').catch(() => undefined);
    if (user === null && !signal.aborted) await revalidate();
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    listenForNews(businessId, {
      signal,
      onNews: (news) => take(news, signal),
      onRefused: () => void leaveIfSignedOut(signal),
    });
    return () => leaving.abort();
  }, [businessId]);

  return { fresh: seen === undefined ? 0 : Math.max(0, known - seen), isLive, held };
}

/** Milliseconds: long enough for a press already aimed, or a glance. */
const calmMs = 1_500;

const stirs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Resolves once the area has been left alone for a moment, so nothing moves away under a finger; or on abort. */
export function whenCalm(area: Element | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const settle = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    // The first timeout only checks whether the area is in use.
    let timer = setTimeout(settle, area?.matches(':hover, :focus-within') ? calmMs : 0);
    const stir = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, calmMs);
    };
    for (const type of stirs) area?.addEventListener(type, stir, { signal: listening.signal });
    signal.addEventListener('abort', settle, { signal: listening.signal });
  });
}

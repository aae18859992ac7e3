import type { ListingType } from '@orendi/contract/listings';
import { useEffect } from 'react';
import { browserApi } from '../../api/browser-api.ts';

const plurals = { product: 'products', package: 'packages', business: 'businesses' } as const;

/**
 * Tells the server that someone looks at a listing or a business, once its page is visible: not in a background tab, and not while
 * the browser renders it ahead of time, which hides it too. That it could not be told is nothing to a visitor.
 */
export function useRecordView(type: ListingType | 'business', id: number): void {
  useEffect(() => {
    const stopWaiting = new AbortController();
    const recordIfVisible = () => {
      if (document.visibilityState !== 'visible') return;
      stopWaiting.abort();
      browserApi(`POST /public/${plurals[type]}/{id}/views`, { params: { id } }).catch(() => {});
    };
    document.addEventListener('visibilitychange', recordIfVisible, { signal: stopWaiting.signal });
    recordIfVisible();
    return () => stopWaiting.abort();
  }, [type, id]);
}

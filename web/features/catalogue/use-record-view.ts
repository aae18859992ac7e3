import type { ListingType } from '@orendi/contract/listings';
import { useEffect } from 'react';
import { browserApi } from '../../api/browser-api.ts';

const plurals = { product: 'products', package: 'packages', business: 'businesses' } as const;

/**
 * Records a view of a listing or a business once the page is visible, so not in a background tab or while prerendering.
 * Failures are ignored: they do not concern the visitor.
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

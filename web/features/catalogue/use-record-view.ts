import type { ListingType } from '@orendi/contract/listings';
import { useEffect } from 'react';
import { browserApi } from '../../api/browser-api.ts';

const plurals = { product: 'products', package: 'packages', business: 'businesses' } as const;

/**
 * Records a view of a listing or a business once the page is visible, so not in a background tab or while prerendering.
 * Failures are ignored: they do not concern the visitor.
 * @param isPublic false where there is nothing to count, because only the business's own people see the page
 */
export function useRecordView(type: ListingType | 'business', id: number, isPublic: boolean): void {
  useEffect(() => {
    if (!isPublic) return undefined;
    const stopWaiting = new AbortController();
    const recordIfVisible = () => {
      if (document.visibilityState !== 'visible') return;
      stopWaiting.abort();
      browserApi(`POST /public/${plurals[type]}/{id}/views`, { params: { id } }).catch(() => {});
    };
    document.addEventListener('visibilitychange', recordIfVisible, { signal: stopWaiting.signal });
    recordIfVisible();
    return () => stopWaiting.abort();
  }, [type, id, isPublic]);
}

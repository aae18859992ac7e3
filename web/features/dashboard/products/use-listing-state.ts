import type { ListingState } from '@orendi/contract/listings';
import { listLengths } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useRevalidator } from 'react-router';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { usePage } from '../../../platform/page-environment.tsx';
import { forgetListings } from '../../publishing/own-products/own-products.ts';
import { showDashboardToast } from '../dashboard-toast.ts';
import type { OwnListing } from './own-listing.ts';

const id = 'products';

/** Hides listings, or shows them: all of a batch of the most that one call takes, or none. */
export function useListingState() {
  const { call } = useApiCall();
  const { revalidate } = useRevalidator();
  const businessId = usePage().user?.business_id;

  return async (listings: readonly OwnListing[], state: ListingState): Promise<void> => {
    const keys = listings.map(({ key }) => key);
    await call(
      async (api) => {
        for (let at = 0; at < keys.length; at += listLengths.bulkIds) {
          const body = { ids: keys.slice(at, at + listLengths.bulkIds), state };
          await api('PUT /private/merged-products/state', { body });
        }
        const text = state === 'published' ? m.products_shown() : m.products_hidden();
        showDashboardToast({ kind: 'success', text, id });
      },
      { toastId: id },
    );
    if (businessId) forgetListings(businessId);
    await revalidate();
  };
}

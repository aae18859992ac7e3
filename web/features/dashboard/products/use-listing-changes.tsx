import type { Api } from '@orendi/contract/client-types';
import { listLengths } from '@orendi/contract/limits';
import type { ListingState } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { useRevalidator } from 'react-router';
import { toastText } from '../../../api/calls/explain-failure.ts';
import { type CallOptions, useApiCall } from '../../../api/calls/use-api-call.ts';
import { usePage } from '../../../platform/page-environment.tsx';
import { forgetListings } from '../../publishing/own-products/own-products.ts';
import { dismissToast } from '../../../ui/toast/show-toast.ts';
import { showDashboardToast } from '../dashboard-toast.ts';
import { showUndoToast } from '../../../ui/toast/undo-toast.tsx';
import type { OwnListing } from './own-listing.ts';

const id = 'products';

/**
 * Deletes, restores, hides and shows listings, in batches of the most one call takes; each batch is all or nothing.
 * `onGone` receives the keys of everything deleted, including packages left empty.
 */
export function useListingChanges(onGone: (keys: ReadonlySet<string>) => void) {
  const { call } = useApiCall();
  const deletion = useApiCall();
  const { revalidate } = useRevalidator();
  const businessId = usePage().user?.business_id;

  /** @param tell is called once all is done */
  async function change(
    keys: readonly string[],
    send: (api: Api, body: { ids: string[] }) => Promise<unknown>,
    tell: () => void,
    { start = call, ...options }: CallOptions & { start?: typeof call } = { toastId: id },
  ): Promise<void> {
    await start(async (api) => {
      for (let at = 0; at < keys.length; at += listLengths.bulkIds) {
        await send(api, { ids: keys.slice(at, at + listLengths.bulkIds) });
      }
      tell();
    }, options);
    if (businessId) forgetListings(businessId);
    // Packages have lost or regained products, and the figures have changed.
    await revalidate();
  }

  async function deleteListings(listings: readonly OwnListing[]): Promise<void> {
    const gone = new Set<string>();
    const emptied = new Map<string, string>();
    await change(
      keysOf(listings),
      async (api, body) => {
        const { deletedPackages } = await api('DELETE /private/merged-products/delete', { body });
        for (const pack of deletedPackages) emptied.set(`pkg-${pack.id}`, pack.package_name);
        for (const key of [...body.ids, ...emptied.keys()]) gone.add(key);
        onGone(gone);
      },
      () => {
        const [count, packages] = [listings.length, [...emptied.values()].join(', ')];
        const told = packages ? m.products_deleted_packages : m.products_deleted;
        showUndoToast(id, told({ count, packages }), () => void restore([...gone]));
      },
      {
        start: deletion.call,
        suppress: true,
        onFailure: (failure) => {
          // Some were already deleted in another window; they leave the selection.
          const arePackages = listings.every(({ type }) => type === 'package');
          const missing = arePackages ? m.products_no_package_selected : m.products_none_selected;
          const text = failure.code === 'NOT_FOUND' ? missing() : toastText(failure);
          showDashboardToast({ kind: 'error', text, id });
        },
      },
    );
  }

  function restore(keys: string[]): Promise<void> {
    dismissToast(id);
    return change(
      keys,
      (api, body) => api('POST /private/merged-products/restore', { body }),
      () => showDashboardToast({ kind: 'success', text: m.products_restored(), id }),
    );
  }

  const setState = (listings: readonly OwnListing[], state: ListingState) =>
    change(
      keysOf(listings),
      (api, { ids }) => api('PUT /private/merged-products/state', { body: { ids, state } }),
      () => {
        const text = state === 'published' ? m.products_shown() : m.products_hidden();
        showDashboardToast({ kind: 'success', text, id });
      },
    );

  return { deleteListings, isDeleting: deletion.isLoading, setState };
}

const keysOf = (listings: readonly OwnListing[]) => listings.map(({ key }) => key);

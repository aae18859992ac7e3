import { listLengths } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useRevalidator } from 'react-router';
import { toastText } from '../../../api/calls/explain-failure.ts';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { usePage } from '../../../platform/page-environment.tsx';
import { forgetListings } from '../../publishing/own-products/own-products.ts';
import { dismissToast, showToast } from '../../../ui/toast/show-toast.ts';
import { showDashboardToast } from '../dashboard-toast.ts';
import type { OwnListing } from './own-listing.ts';

const id = 'products';
/** In milliseconds: for so long what was deleted can be brought back. */
const undoMs = 10_000;

/**
 * Deletes listings; `onGone` receives the keys of everything deleted, including packages left empty. Works in batches
 * of the most one call takes; each batch is all or nothing.
 */
export function useDeleteListings(onGone: (keys: ReadonlySet<string>) => void) {
  const { call, isLoading } = useApiCall();
  const { revalidate } = useRevalidator();
  const businessId = usePage().user?.business_id;

  async function deleteListings(listings: readonly OwnListing[]): Promise<void> {
    const gone = new Set<string>();
    const emptied = new Map<string, string>();
    const keys = listings.map(({ key }) => key);
    const isDone = await call(
      async (api) => {
        for (let at = 0; at < keys.length; at += listLengths.bulkIds) {
          const ids = keys.slice(at, at + listLengths.bulkIds);
          const body = { ids };
          const { deletedPackages } = await api('DELETE /private/merged-products/delete', { body });
          for (const pack of deletedPackages) emptied.set(`pkg-${pack.id}`, pack.package_name);
          for (const key of [...ids, ...emptied.keys()]) gone.add(key);
          onGone(gone);
        }
        return true;
      },
      {
        suppress: true,
        onFailure: (failure) => {
          const text = failure.code === 'NOT_FOUND' ? missingText(listings) : toastText(failure);
          showDashboardToast({ kind: 'error', text, id });
        },
      },
    );
    if (businessId) forgetListings(businessId);
    if (isDone) {
      showToast({
        kind: 'success',
        id,
        duration: undoMs,
        text: (
          <>
            {deletedText(listings.length, [...emptied.values()])}{' '}
            <button
              type="button"
              onClick={() => void restore([...gone])}
              className="underline underline-offset-4"
            >
              {m.products_undo()}
            </button>
          </>
        ),
      });
    }
    // Packages have lost products, and the figures have changed.
    await revalidate();
  }

  async function restore(keys: string[]): Promise<void> {
    dismissToast(id);
    await call(
      async (api) => {
        for (let at = 0; at < keys.length; at += listLengths.bulkIds) {
          const body = { ids: keys.slice(at, at + listLengths.bulkIds) };
          await api('POST /private/merged-products/restore', { body });
        }
        showDashboardToast({ kind: 'success', text: m.products_restored(), id });
      },
      { toastId: id },
    );
    if (businessId) forgetListings(businessId);
    await revalidate();
  }

  return { deleteListings, isDeleting: isLoading };
}

/** Some were already deleted in another window; they leave the selection. */
function missingText(listings: readonly OwnListing[]): string {
  const arePackages = listings.every(({ type }) => type === 'package');
  return arePackages ? m.products_no_package_selected() : m.products_none_selected();
}

function deletedText(count: number, emptied: string[]): string {
  return emptied.length === 0
    ? m.products_deleted({ count })
    : m.products_deleted_packages({ count, packages: emptied.join(', ') });
}

import { m } from '@orendi/messages';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import type { OwnListing } from './own-listing.ts';

interface Props {
  listings: readonly OwnListing[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks to confirm deleting the given listings. */
export function DeleteQuestion({ listings, ...answers }: Props) {
  const products = listings.filter(({ type }) => type === 'product').length;
  const packages = listings.length - products;
  const [only] = listings;
  const counts = [
    products > 0 && m.products_count_products({ count: products }),
    packages > 0 && m.products_count_packages({ count: packages }),
  ].filter((text) => text !== false);
  return (
    <ConfirmDialog
      {...answers}
      heading={m.products_delete_question({ count: listings.length })}
      confirmLabel={m.products_delete()}
      cancelLabel={m.products_delete_cancel()}
    >
      <p className="font-medium wrap-anywhere text-ink">
        {listings.length === 1 ? only?.name : counts.join(m.products_and())}
      </p>
      <p className="mt-2">{m.products_delete_text()}</p>
    </ConfirmDialog>
  );
}

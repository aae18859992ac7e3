import { m } from '@orendi/messages';
import { usePage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import type { Listing } from './listing.ts';

/** The owner's links from a listing to its form and to a duplicate. */
export function OwnerLinks({ listing: { type, id, business } }: { listing: Listing }) {
  if (usePage().user?.business_id !== business.id) return null;
  const isProduct = type === 'product';
  return (
    <div className="flex flex-wrap gap-3">
      <a href={isProduct ? paths.editProduct(id) : paths.editPackage(id)} className={buttonClass()}>
        {m.detail_edit_own()}
      </a>
      {isProduct && (
        <a href={paths.duplicateProduct(id)} className={buttonClass()}>
          {m.detail_duplicate_own()}
        </a>
      )}
    </div>
  );
}

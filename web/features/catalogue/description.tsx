import { m } from '@orendi/messages';
import { useLanguage } from '../../page-environment.tsx';
import { listingDescription, type Listing } from './listing.ts';
import { PackageLines } from './package-lines.tsx';

/** The seller's words, and for a package what is in it. */
export function Description({ listing }: { listing: Listing }) {
  const text = listingDescription(listing, useLanguage());
  return (
    <section aria-labelledby="description" className="nav:mt-4">
      <div className="border-b border-line">
        <h2
          id="description"
          className="-mb-px inline-block border-b-2 border-accent py-3 text-m font-medium tracking-normal"
        >
          {m.detail_description()}
        </h2>
      </div>
      {text && (
        <p className="max-w-text pt-5 text-pretty whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      {listing.type === 'package' && <PackageLines products={listing.products} />}
    </section>
  );
}

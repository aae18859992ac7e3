import { m } from '@orendi/messages';
import { PackageLines } from './package-lines.tsx';
import type { Listing } from './listing.ts';

interface Props {
  listing: Listing;
  /** In the reader's language; blank when the seller wrote none. */
  text: string | null;
}

/** The seller's description and, for a package, its contents. */
export function Description({ listing, text }: Props) {
  return (
    <>
      {text && (
        <p className="max-w-text pt-5 text-pretty whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      {listing.type === 'package' && (
        <>
          {text && <h2 className="pt-6 text-m">{m.detail_package_contents()}</h2>}
          <PackageLines products={listing.products} />
        </>
      )}
    </>
  );
}

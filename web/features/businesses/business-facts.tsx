import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { countText } from '../discovery/count-text.ts';
import { BusinessIcon } from './business-icon.tsx';
import type { ShownBusiness } from './load-business.ts';

/** A business's address with directions, and how many listings it has. */
export function BusinessFacts({
  business,
  listings,
}: {
  business: ShownBusiness;
  listings: number;
}) {
  const language = useLanguage();
  const { business_name: name, address } = business;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-s text-ink-quiet">
      {address && (
        <a
          href={mapAddress(`${name}, ${address}`)}
          target="_blank"
          rel="noopener"
          className="-ml-0.5 inline-flex min-h-6 items-center gap-1.5 underline-offset-4 hover:text-ink hover:underline"
        >
          <BusinessIcon name="place" />
          <span className="wrap-anywhere">{address}</span>
          <span className="sr-only">, {m.business_map()}</span>
        </a>
      )}
      {listings > 0 && <span>{countText({ total: listings, isLowerBound: false }, language)}</span>}
    </p>
  );
}

/** A Google Maps search; phones open it in the app if installed. */
function mapAddress(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}

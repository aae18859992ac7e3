import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { addressLine } from '../catalogue/business-places.ts';
import { deliveryText } from '../catalogue/business-places.ts';
import { countText } from '../discovery/count-text.ts';
import { BusinessIcon } from './business-icon.tsx';
import { OpeningHours } from './hours/opening-hours.tsx';
import type { ShownBusiness } from './load-business.ts';
import { MapLink } from './location/map-link.tsx';

/** Where a business is, when it is open, where it delivers, and how many listings it has. */
export function BusinessFacts({
  business,
  listings,
}: {
  business: ShownBusiness;
  listings: number;
}) {
  const language = useLanguage();
  const { business_name: name, latitude, longitude, opening_hours: hours } = business;
  const address = addressLine(business, language);
  const delivery = deliveryText(business, language);
  const note = business.delivery_note;
  return (
    <div className="flex min-w-0 flex-col items-start gap-1.5 text-s text-ink-quiet">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {address && (
          <MapLink
            place={{ words: `${name}, ${address}`, latitude, longitude }}
            className="-ml-0.5 inline-flex min-h-6 items-center gap-1.5 underline-offset-4 hover:text-ink hover:underline"
          >
            <BusinessIcon name="place" />
            <span className="wrap-anywhere">{address}</span>
            <span className="sr-only">, {m.business_map()}</span>
          </MapLink>
        )}
        {listings > 0 && (
          <span>{countText({ total: listings, isLowerBound: false }, language)}</span>
        )}
      </p>
      {hours && <OpeningHours hours={hours} country={business.town_country} />}
      {(delivery ?? note) !== null && (
        <p className="-ml-0.5 flex max-w-text items-start gap-1.5">
          <BusinessIcon name="delivery" />
          <span className="min-w-0 wrap-anywhere">
            {delivery ?? m.business_delivery()}
            {note !== null && <span className="block whitespace-pre-line">{note}</span>}
          </span>
        </p>
      )}
    </div>
  );
}

import type { Seller as SellerOf } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { ContactButtons } from '../contacts/contact-buttons.tsx';
import { useLanguage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { addressLine, comesTo, deliveryText } from './business-places.ts';
import type { Listing } from './listing.ts';
import { Trust } from './trust.tsx';
import { thumbFrame } from './picture-frames.ts';
import { useToldTown } from './told-town.ts';

interface Props {
  listing: Listing;
  /** Visitors see the page: they may write and call. */
  isPublic: boolean;
}

/** The seller of a listing, linking to their other listings, where they deliver, and the ways to talk to them. */
export function Seller({ listing, isPublic }: Props) {
  const { id, business } = listing;
  const delivery = whereDelivered(listing);
  return (
    <div className="rounded-m bg-sand p-4">
      <SellerLink business={business} />
      <Trust business={business} className="mt-3" />
      {delivery !== null && (
        <p className="mt-3 text-s text-ink-quiet wrap-anywhere">
          {delivery}
          <DeliveryAnswer business={business} />
          {business.delivery_note !== null && (
            <span className="block whitespace-pre-line">{business.delivery_note}</span>
          )}
        </p>
      )}
      {isPublic && (
        <div className="mt-4">
          <ContactButtons key={id} business={business} itemId={id} />
        </div>
      )}
    </div>
  );
}

/** Null where its seller has not said, and for a piece that is fetched: where else its seller delivers is not said. */
export function whereDelivered(listing: Listing): string | null {
  const isPickup = listing.type === 'product' && listing.delivery === 'pickup';
  return isPickup ? null : deliveryText(listing.business);
}

/** Whether the seller delivers to the town that the visitor has looked for. */
export function DeliveryAnswer({ business }: { business: SellerOf }) {
  const language = useLanguage();
  const town = useToldTown();
  if (!town) return null;
  const name = town[language];
  const isServed = comesTo(business, town);
  return (
    <strong className={`block font-semibold ${isServed ? 'text-good' : 'text-ink'}`}>
      {isServed ? m.detail_delivered({ town: name }) : m.detail_not_delivered({ town: name })}
    </strong>
  );
}

function SellerLink({ business }: { business: SellerOf }) {
  return (
    <a
      href={paths.business(business.id, business.business_name)}
      className="group flex flex-wrap items-center gap-4"
    >
      <span className="size-14 shrink-0 overflow-hidden rounded-pill bg-surface">
        <Picture url={business.logo} alt="" frame={thumbFrame} />
      </span>
      <span className="min-w-0 grow basis-32">
        <span className="block text-xs text-ink-quiet">{m.detail_sold_by()}</span>{' '}
        <span className="block font-semibold wrap-anywhere underline-offset-4 group-hover:underline">
          {business.business_name}
        </span>
        <span className="mt-0.5 block text-s text-ink-quiet wrap-anywhere">
          {addressLine(business)}
        </span>
      </span>
      <Icon
        name="left"
        className="-scale-x-100 text-ink-quiet transition-[color] group-hover:text-ink"
      />
    </a>
  );
}

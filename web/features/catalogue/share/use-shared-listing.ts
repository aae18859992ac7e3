import type { Language } from '@orendi/contract/language';
import type { ListingType } from '@orendi/contract/listings';
import { type Currency, effectivePrice, formatPrice, type Priced } from '@orendi/contract/money';
import { runsAt, type SaleDays } from '@orendi/contract/sale-days';
import { useLanguage, usePage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import type { Shared } from './use-share-sheet.ts';

export interface SharedListing extends Omit<Priced, 'price'>, SaleDays {
  type: ListingType;
  id: number;
  name: string;
  /** Null in drafts, which nobody shares. */
  price: number | null;
  currency: Currency | null;
  images: readonly string[];
}

/** Describes listings to those they are shared with, in the page's language. */
export function useSharedListing() {
  const language = useLanguage();
  const { publicUrl } = usePage();
  return (listing: SharedListing): Shared => ({
    name: listing.name,
    price: priceText(listing, language),
    address: publicUrl + paths.listing(listing.type, listing.id),
    picture: listing.images[0],
  });
}

/** Today's price. */
function priceText(listing: SharedListing, language: Language): string | undefined {
  const { price, currency } = listing;
  if (price === null || currency === null) return undefined;
  const now = runsAt(listing, new Date()) ? effectivePrice({ ...listing, price }) : price;
  return formatPrice(now, currency, language);
}

import type { Language } from '@orendi/contract/language';
import type { ListingType } from '@orendi/contract/listings';
import { type Currency, effectivePrice, formatPrice, type Priced } from '@orendi/contract/money';
import { runsAt, type SaleDays } from '@orendi/contract/sale-days';
import { useLanguage, usePage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import type { Shared } from './use-share-sheet.ts';

interface SharedListing extends Omit<Priced, 'price'>, Partial<SaleDays> {
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
  const { price, currency, sale, saleType, sale_from = null, sale_to = null } = listing;
  if (price === null || currency === null) return undefined;
  const isOn = runsAt({ sale_from, sale_to }, new Date());
  const now = isOn ? effectivePrice({ price, sale, saleType }) : price;
  return formatPrice(now, currency, language);
}

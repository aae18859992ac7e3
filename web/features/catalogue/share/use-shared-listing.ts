import type { ListingType } from '@orendi/contract/listings';
import { type Currency, effectivePrice, formatPrice, type Priced } from '@orendi/contract/money';
import { useLanguage, usePage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import type { Shared } from './use-share-sheet.ts';

interface SharedListing extends Omit<Priced, 'price'> {
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
  return ({ type, id, name, images, price, currency, sale, saleType }: SharedListing): Shared => ({
    name,
    price:
      price === null || currency === null
        ? undefined
        : formatPrice(effectivePrice({ price, sale, saleType }), currency, language),
    address: publicUrl + paths.listing(type, id),
    picture: images[0],
  });
}

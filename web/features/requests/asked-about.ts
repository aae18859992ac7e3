import type { Focus } from '@orendi/contract/fit-picture';
import type { ListingType } from '@orendi/contract/listings';
import type { Priced } from '@orendi/contract/money';
import type { BusinessLogo } from '@orendi/contract/schemas/business';

/** The listing a request is about. */
export interface AskedAbout {
  type: ListingType;
  id: number;
  name: string;
  image: string | null;
  focus: Focus | null;
  price: Priced & { currency: string };
  business: BusinessLogo;
}

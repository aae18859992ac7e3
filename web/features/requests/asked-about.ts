import type { Focus } from '@orendi/contract/fit-picture';
import type { RequestType } from '@orendi/contract/listings';
import type { Priced } from '@orendi/contract/money';
import type { BusinessLogo } from '@orendi/contract/schemas/business';

/** What a request is about: a listing, or the business itself. */
export interface AskedAbout {
  type: RequestType;
  id: number;
  name: string;
  image: string | null;
  focus: Focus | null;
  /** Null of a business. */
  price: (Priced & { currency: string }) | null;
  business: BusinessLogo;
}

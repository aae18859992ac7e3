import type { Outcome } from './outcome.ts';
import {
  type FaultShop,
  type Ground,
  type Prepare,
  type ShopOptions,
  withFaultShop,
} from './shop/open-fault-shop.ts';

/** Something that goes wrong around the product. */
export interface Fault {
  name: string;
  /** Lets it happen, and judges what became of the product and its visitors. */
  run(ground: Ground): Promise<Outcome>;
}

/** A fault that happens to a shop of its own. */
export const faultOf = <Around extends ShopOptions>(
  name: string,
  prepare: Prepare<Around>,
  happen: (shop: FaultShop & Around, ground: Ground) => Promise<Outcome>,
): Fault => ({
  name,
  run: (ground) => withFaultShop(ground, prepare, (shop) => happen(shop, ground)),
});

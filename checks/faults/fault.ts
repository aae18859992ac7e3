import type { FaultLine } from './outcome.ts';
import {
  type FaultShop,
  type Ground,
  type Prepare,
  type ShopOptions,
  withFaultShop,
} from './shop/open-fault-shop.ts';

/** A line of the table without its name. */
export type Outcome = Omit<FaultLine, 'fault'>;

/** Something that goes wrong around the product. */
export interface Fault {
  name: string;
  /** Lets it happen, and judges what became of the product and its visitors. */
  run(ground: Ground): Promise<Outcome>;
}

/** Thrown where this machine cannot let a fault happen; tells the reader what it needs. */
export class NotRun extends Error {}

/** A fault that happens to a shop of its own. */
export const faultOf = <Around extends ShopOptions>(
  name: string,
  prepare: Prepare<Around>,
  happen: (shop: FaultShop & Around, ground: Ground) => Promise<Outcome>,
): Fault => ({
  name,
  run: (ground) => withFaultShop(ground, prepare, (shop) => happen(shop, ground)),
});

/** A shop with nothing special about it. */
export const usual = () => ({});

/** Its database runs beside it, behind a proxy. */
export const beside = () => ({ isBeside: true });

import { countForms } from '../../visitors/count-forms.ts';
import { type FormTraffic, sendForms } from '../../visitors/send-forms.ts';
import type { FaultShop } from './open-fault-shop.ts';

interface Senders {
  clients: number;
  gapMs: number;
  /** The shop's own, if no others. */
  ports?: number[];
  fillForm?: Parameters<typeof sendForms>[0]['fillForm'];
}

/** How many times longer a shop may take to be well again: a starved one starts so much more slowly. */
export const patienceOf = ({ isStarved }: Pick<FaultShop, 'isStarved'>): number =>
  isStarved ? 6 : 1;

export async function sendDuring(
  shop: FaultShop,
  { clients, gapMs, ports = [shop.port], fillForm }: Senders,
  work: (traffic: FormTraffic) => Promise<unknown>,
) {
  const pace = { clients, gapMs };
  const traffic = sendForms({ drawProduct: () => shop.productId, ports, pace, fillForm });
  const patienceMs = 60_000 * patienceOf(shop);
  const counts = await countForms(() => shop, traffic, patienceMs, work);
  return { counts, tries: traffic.tries };
}

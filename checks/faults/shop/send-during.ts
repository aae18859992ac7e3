import { countForms } from '../../visitors/count-forms.ts';
import { type FormPlan, type FormTraffic, sendForms } from '../../visitors/send-forms.ts';
import type { FaultShop } from './open-fault-shop.ts';

type Senders = { clients: number; gapMs: number } & Partial<Omit<FormPlan, 'pace'>>;

/** How many times longer a shop may take to be well again: a starved one starts so much more slowly. */
export const patienceOf = ({ isStarved }: Pick<FaultShop, 'isStarved'>): number =>
  isStarved ? 6 : 1;

/** Lets visitors send forms during some work, and finds out what became of them. */
export async function sendDuring(
  shop: FaultShop,
  { clients, gapMs, ...plan }: Senders,
  work: (traffic: FormTraffic) => Promise<unknown>,
) {
  const usual = { drawProduct: () => shop.productId, ports: [shop.port] };
  const traffic = sendForms({ ...usual, ...plan, pace: { clients, gapMs } });
  const patienceMs = 60_000 * patienceOf(shop);
  const counts = await countForms(() => shop, traffic, patienceMs, work);
  return { counts, tries: traffic.tries };
}

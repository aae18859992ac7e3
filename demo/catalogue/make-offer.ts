import type { Random } from './random.ts';
import type { DemoProduct } from './make-product.ts';
import { terms } from './businesses.ts';

/** From so many kilograms on, the business brings it; anything lighter is carried home. */
const heavy = 15;

/** Three in four sellers of a piece say what they offer with it. */
const saidShare = 0.75;

/** Says what comes with a piece, after the terms of its business: nobody offers to assemble a vase. */
export function makeOffer(random: Random, { fields, kind, seller }: DemoProduct): void {
  const offered = terms[seller.slug];
  if (!offered || !random.chance(saidShare)) return;
  const { delivery, assembly, weeks, warranty, takeBack } = offered;
  const isHeavy = (fields.weight ?? 0) >= heavy;
  const isBuilt = kind.family !== 'ornament' && kind.family !== 'textile';
  Object.assign(fields, {
    lead_time_weeks: random.whole(...weeks),
    delivery: isHeavy || delivery === null ? delivery : random.pick(['paid', 'pickup'] as const),
    ...(isHeavy && isBuilt && { assembly }),
    ...(isHeavy && offered.isMadeToMeasure && { made_to_measure: random.chance(0.6) }),
    ...(warranty !== undefined && isBuilt && { warranty_months: warranty }),
    ...(takeBack !== undefined && { take_back_days: takeBack }),
  });
}

import { type Random, shuffle } from './random.ts';
import { businesses, terms } from './businesses.ts';
import type { Kind } from './kind.ts';
import { makePrice } from './make-price.ts';
import type { DemoProduct } from './make-product.ts';

/** What makes a corner sofa the answer to a question that people ask: its price in euros, and its floor in centimetres. */
interface Model {
  price: number;
  length: number;
  width: number;
}

/**
 * Leather in brown, for a wall of 260 cm, under 800 euros, delivered to Prishtina: the first keeps all of it, the second is too
 * long, the third too dear, and the fourth does not come to Prishtina. By the names of their pictures.
 */
const models: Readonly<Record<string, Model>> = {
  'corner-sofa-14': { price: 780, length: 252, width: 176 },
  'corner-sofa-3': { price: 789, length: 282, width: 188 },
  'corner-sofa-4': { price: 869, length: 248, width: 172 },
  'corner-sofa-12': { price: 749, length: 244, width: 168 },
};

/** Whether it is one of those, which go on no sale: their prices are part of the answer. */
export function isModel({ pictured }: DemoProduct): boolean {
  return models[pictured] !== undefined;
}

/** What is carried home in a bag, and made by the thousand. */
const small = new Set(['ornament', 'textile', 'lamp']);
const isSmall = ({ family, piece }: Kind) => small.has(family) && piece !== 'rug';
const cheapShare = 0.45;

/** Products of the demo seller that lack a size, and one in so many of all others. */
const unmeasured = { ofSeller: 7, oneIn: 25 };

/** Makes the catalogue what shops are like: small things cost little, and not every piece has been measured. */
export function adjustProducts(random: Random, products: readonly DemoProduct[]): void {
  for (const { fields, kind, pictured } of products) {
    const { currency } = fields;
    if (isSmall(kind) && random.chance(cheapShare)) {
      const euros = kind.forms[0].price * random.between(0.15, 0.5);
      fields.price = makePrice(random, euros, currency);
    }
    const { price, ...size } = models[pictured] ?? {};
    if (price !== undefined && currency === 'EUR') Object.assign(fields, { price, ...size });
  }
  const plain = products.filter((product) => !isModel(product));
  const own = plain.filter(({ seller }) => seller === businesses[0]);
  const others = plain.filter(({ seller }) => seller !== businesses[0]);
  forgetSizes(random, shuffle(random, own).slice(0, unmeasured.ofSeller));
  forgetSizes(
    random,
    shuffle(random, others).slice(0, Math.round(others.length / unmeasured.oneIn)),
  );
}

/** Half of them lack all sizes, the others one. */
function forgetSizes(random: Random, products: readonly DemoProduct[]): void {
  for (const { fields } of products) {
    if (random.chance(0.5)) Object.assign(fields, { length: null, width: null });
    fields.height = null;
  }
}

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

import { type Random, shuffle } from './random.ts';
import { businesses } from './businesses.ts';
import type { Kind } from './kind.ts';
import { makePrice } from './make-price.ts';
import type { DemoProduct } from './make-product.ts';

/**
 * The price in euros and the floor size in centimeters that make a corner sofa match the demo search: leather in brown, for
 * a wall of 260 cm, under 800 euros, delivered to Prishtina. The first keeps all of it, the second is too long, the third
 * too dear, and the fourth does not come to Prishtina. By the names of their pictures.
 */
const models: Readonly<Record<string, Record<'price' | 'length' | 'width', number>>> = {
  'corner-sofa-14': { price: 780, length: 252, width: 176 },
  'corner-sofa-3': { price: 789, length: 282, width: 188 },
  'corner-sofa-4': { price: 869, length: 248, width: 172 },
  'corner-sofa-12': { price: 749, length: 244, width: 168 },
};

/** Model sofas never go on sale: their price is part of the demo search. */
export function isModel({ pictured }: DemoProduct): boolean {
  return models[pictured] !== undefined;
}

/** Cheap, mass-produced pieces that fit into a bag. */
const small = new Set(['ornament', 'textile', 'lamp']);
const isSmall = ({ family, piece }: Kind) => small.has(family) && piece !== 'rug';
const cheapShare = 0.45;

/** How many of the demo seller's products lack a size; of all others, one in this many does. */
const unmeasured = { ofSeller: 7, oneIn: 25 };

/** Makes the catalog realistic: small things are cheap, and some pieces lack sizes. */
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
  const few = Math.round(others.length / unmeasured.oneIn);
  forgetSizes(random, shuffle(random, others).slice(0, few));
}

/** Half of them lose all sizes, the others only the height. */
function forgetSizes(random: Random, products: readonly DemoProduct[]): void {
  for (const { fields } of products) {
    if (random.chance(0.5)) Object.assign(fields, { length: null, width: null });
    fields.height = null;
  }
}

/** Kilograms from which a piece is delivered rather than carried home. */
const heavy = 15;

/** Share of products whose seller states its terms. */
const saidShare = 0.75;

/** Adds the business's terms to a product; small pieces need no assembly. */
export function makeOffer(random: Random, { fields, kind, seller }: DemoProduct): void {
  if (!random.chance(saidShare)) return;
  const { delivery, assembly, weeks, warranty, takeBack, isMadeToMeasure } = seller.terms;
  const isHeavy = (fields.weight ?? 0) >= heavy;
  const isBuilt = kind.family !== 'ornament' && kind.family !== 'textile';
  Object.assign(fields, {
    lead_time_weeks: random.whole(...weeks),
    delivery: isHeavy || delivery === null ? delivery : random.pick(['paid', 'pickup'] as const),
    ...(isHeavy && isBuilt && { assembly }),
    ...(isHeavy && isMadeToMeasure && { made_to_measure: random.chance(0.6) }),
    ...(warranty !== undefined && isBuilt && { warranty_months: warranty }),
    ...(takeBack !== undefined && { take_back_days: takeBack }),
  });
}

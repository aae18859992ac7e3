import { pickWeighted, type Random, seededRandom, shuffle } from './random.ts';
import { adjustProducts, isModel, makeOffer } from './adjust-products.ts';
import { businesses, type DemoBusiness } from './businesses.ts';
import { daysAgo, openedDaysAgo, publishedDaysAgo } from './dates.ts';
import { kinds } from './kinds/index.ts';
import { type DemoPackage, makePackages } from './make-packages.ts';
import { makeSale } from './make-price.ts';
import { type DemoProduct, makeProduct } from './make-product.ts';
import type { Kind } from './kind.ts';

export interface Catalogue {
  /** The first is the demo seller's; with the moment at which each came to the shop. */
  businesses: { business: (typeof businesses)[number]; openedAt: Date }[];
  /** Oldest first. */
  products: DemoProduct[];
  packages: DemoPackage[];
}

const saleShare = 0.2;

/**
 * Draws the whole catalogue from a seed: the same seed gives the same one, with dates that end at `now`.
 * Every product has a source of chance of its own, so that a change of one leaves the others as they are.
 */
export function makeCatalogue(seed: number, now: Date): Catalogue {
  const products = makeProducts(seed);
  adjustProducts(seededRandom(`${seed} adjustments`), products);
  const offers = seededRandom(`${seed} offers`);
  for (const product of products) makeOffer(offers, product);
  const random = seededRandom(`${seed} dates`);
  for (const product of products) {
    product.fields.created_at = daysAgo(random, now, publishedDaysAgo(random));
  }
  products.sort((a, b) => Number(a.fields.created_at) - Number(b.fields.created_at));
  putOnSale(seed, products);
  return {
    businesses: businesses.map((business) => ({
      business,
      openedAt: daysAgo(random, now, openedDaysAgo(random)),
    })),
    products,
    packages: makePackages(seededRandom(`${seed} packages`), businesses, products, now),
  };
}

function makeProducts(seed: number): DemoProduct[] {
  const names = new Set<string>();
  const descriptions = new Set<string>();
  return kinds.flatMap((kind) => {
    const sellers = chooseSellers(seededRandom(`${seed} ${kind.piece} sellers`), kind);
    return sellers.map((seller, i) => {
      for (let attempt = 0; ; attempt += 1) {
        const random = seededRandom(`${seed} ${kind.piece} ${i} ${attempt}`);
        const product = makeProduct(random, { kind, seller, pictured: `${kind.piece}-${i + 1}` });
        const { product_name: name, description_al: text } = product.fields;
        // No two products may look copied; after some attempts a text may come again, a name never.
        if (names.has(name) || (descriptions.has(text) && attempt < 20)) continue;
        names.add(name);
        descriptions.add(text);
        return product;
      }
    });
  });
}

function putOnSale(seed: number, products: DemoProduct[]): void {
  const random = seededRandom(`${seed} sales`);
  const count = Math.round(products.length * saleShare);
  const others = products.filter((product) => !isModel(product));
  for (const { fields } of shuffle(random, others).slice(0, count)) {
    Object.assign(fields, makeSale(random, fields.price, fields.currency));
  }
}

/** Chooses a seller for each product of a kind, by how much of it each sells; everyone who sells it gets some. */
function chooseSellers(random: Random, { piece, share }: Kind): DemoBusiness[] {
  const sellers = businesses.filter(({ sells }) => sells[piece] !== undefined);
  const weights = sellers.map(({ slug, sells }) => [slug, sells[piece] ?? 0] as const);
  const bySlug = new Map(sellers.map((seller) => [seller.slug, seller]));
  return Array.from({ length: share }, (_, i) => {
    const chosen = sellers[i] ?? bySlug.get(pickWeighted(random, weights));
    if (!chosen) throw new Error(`Nobody sells ${piece}.`);
    return chosen;
  });
}

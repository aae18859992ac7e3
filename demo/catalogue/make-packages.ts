import { effectivePrice, fromMinor, toMinor } from '@orendi/contract/money';
import type { NewPackage } from '@orendi/server/features/catalogue/index';
import { z } from 'zod';
import { pickAny, type Random, shuffle } from './random.ts';
import type { DemoBusiness } from './businesses.ts';
import { daysAgo } from './dates.ts';
import type { DemoProduct } from './make-product.ts';
import { Pair, some } from './kind.ts';
import { Piece } from './kinds/index.ts';
import words from './themes.json' with { type: 'json' };

/** Pieces that go together, in the order of their importance, and how many of each. */
const Theme = z.strictObject({
  name: Pair,
  parts: z.array(z.tuple([Piece, z.number()])),
  texts: some(Pair),
});
type Theme = z.infer<typeof Theme>;

export const themes: readonly Theme[] = z.array(Theme).parse(words);

export interface DemoPackage {
  seller: DemoBusiness;
  fields: Omit<NewPackage, 'business_id'>;
  items: { product: DemoProduct; quantity: number }[];
}

const packageCount = 40;
const largest = 5;

/** Packages of two to five products, one seller after another, until there are enough. */
export function makePackages(
  random: Random,
  sellers: readonly DemoBusiness[],
  products: readonly DemoProduct[],
  now: Date,
): DemoPackage[] {
  const names = new Set<string>();
  const packages: DemoPackage[] = [];
  for (let round = 0; packages.length < packageCount && round < 100; round += 1) {
    for (const seller of shuffle(random, sellers)) {
      const own = products.filter((product) => product.seller === seller);
      const made = makePackage(random, seller, own, now);
      if (!made || names.has(made.fields.package_name) || packages.length === packageCount)
        continue;
      names.add(made.fields.package_name);
      packages.push(made);
    }
  }
  return packages;
}

function makePackage(
  random: Random,
  seller: DemoBusiness,
  products: readonly DemoProduct[],
  now: Date,
): DemoPackage | null {
  const theme = pickAny(random, themes.filter(isSoldBy(seller)));
  if (!theme) return null;
  const items = theme.parts
    .flatMap(([piece, quantity]) => {
      const fitting = products.filter(({ kind }) => kind.piece === piece);
      const product = pickAny(random, fitting);
      return product ? [{ product, quantity }] : [];
    })
    .slice(0, largest);
  const [first] = items;
  if (!first || items.length < 2) return null;
  const [package_description_al, package_description_en] = random.pick(theme.texts);
  const [al, en] = theme.name;
  const isEnglish = seller.speaks === 'english';
  const name = isEnglish
    ? `${first.product.series} ${en.toLowerCase()}`
    : `${al} ${first.product.series}`;
  const youngest = Math.max(...items.map(({ product }) => Number(product.fields.created_at)));
  const daysSince = (now.getTime() - youngest) / 86_400_000;
  return {
    seller,
    items,
    fields: {
      package_name: name,
      package_description_en,
      package_description_al,
      price: priceOf(random, items),
      currency: seller.currency,
      sale_type: null,
      created_at: daysAgo(random, now, random.between(0, daysSince)),
    },
  };
}

const isSoldBy =
  ({ sells }: DemoBusiness) =>
  ({ parts }: Theme) =>
    parts.filter(([piece]) => sells[piece] !== undefined).length >= 2;

/** About a tenth below the current total of its products. */
function priceOf(random: Random, items: DemoPackage['items']): number {
  const sum = items.reduce((total, { product: { fields }, quantity }) => {
    const { price, sale = 0, sale_type: saleType } = fields;
    return total + toMinor(effectivePrice({ price, sale, saleType: saleType ?? null })) * quantity;
  }, 0);
  const isLek = items[0]?.product.fields.currency === 'ALL';
  const step = isLek ? 50_000 : 1_000;
  const wanted = sum * random.between(0.82, 0.93);
  return fromMinor(Math.max(100, Math.floor(wanted / step) * step));
}

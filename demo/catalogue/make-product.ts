import { inBoth } from '@orendi/contract/product-fields';
import type { ProductFields } from '@orendi/server/features/catalogue/index';
import { z } from 'zod';
import type { Random } from './random.ts';
import type { DemoBusiness } from './businesses.ts';
import { chooseFinish, colorWithin, materials } from './choose-finish.ts';
import { type Form, type Kind, some, type Stuff } from './kind.ts';
import { makePrice } from './make-price.ts';
import names from './names.json' with { type: 'json' };
import { writeDescription } from './write-description.ts';
import { writeName } from './write-name.ts';

/** Rivers, mountains, towns and people, after which series are called. */
export const series = some(z.string()).parse(names.series);

/** Makers whose pieces the showrooms sell. */
const brands = some(z.string()).parse(names.brands);

/** A demo product; its sale and its date are added later. */
export interface DemoProduct {
  seller: DemoBusiness;
  kind: Kind;
  /** Its name and model derive from it. */
  series: string;
  fields: ProductFields;
  /** Names its pictures: the piece, and its index among the products of its kind. */
  pictured: string;
}

export function makeProduct(
  random: Random,
  { kind, seller, pictured }: Pick<DemoProduct, 'kind' | 'seller' | 'pictured'>,
): DemoProduct {
  const form = random.pick(kind.forms);
  const finish = chooseFinish(random, kind, form);
  const { stuff } = finish;
  const { length, width, height, weight } = measure(random, kind, form, stuff);
  const ownSeries = seriesOf(random, seller);
  const { within, priceFactor } = materials[stuff];
  const { speaks, service, currency } = seller;
  const [description_al, description_en] = writeDescription(random, {
    kind,
    form,
    body: stuff,
    color: colorWithin(finish.color),
    service,
  });
  const euros = form.price * priceFactor * seller.priceLevel * random.between(0.88, 1.18);
  return {
    seller,
    kind,
    series: ownSeries,
    fields: {
      product_name: writeName(random, { kind, form, series: ownSeries, within, speaks }),
      description_en,
      description_al,
      price: makePrice(random, euros, currency),
      currency,
      sale_type: null,
      brand: brandOf(random, seller),
      model: modelOf(random, ownSeries),
      industry_id: kind.industryId,
      category_id: kind.categoryId,
      length,
      width: kind.isFlat && kind.piece !== 'rug' ? null : width,
      height: kind.piece === 'rug' ? null : height,
      weight,
      ...inBoth('material', finish.material[1], finish.material[0]),
      color: finish.color.hex,
      quantity: random.chance(0.1) ? null : random.whole(0, 24),
    },
    pictured,
  };
}

/** A business has some series, and makes several pieces of each. */
function seriesOf(random: Random, { slug }: DemoBusiness): string {
  const start = [...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 997;
  const name = series[(start + random.whole(0, 9) * 7) % series.length];
  return name ?? series[0];
}

function brandOf(random: Random, { name, slug, isWorkshop }: DemoBusiness): string {
  if (isWorkshop) return name;
  const own = [0, 3, 6, 11].map((step) => brands[(slug.length * 5 + step) % brands.length]);
  return own[random.whole(0, own.length - 1)] ?? brands[0];
}

function modelOf(random: Random, name: string): string {
  const number = random.whole(11, 99) * 10;
  return random.chance(0.5) ? `${name} ${number}` : `${name.slice(0, 2).toUpperCase()}-${number}`;
}

/** Weight relative to ordinary materials. */
const heaviness: Partial<Record<Stuff, number>> = {
  marble: 1.9,
  glass: 1.2,
  oak: 1.15,
  walnut: 1.1,
  pine: 0.85,
  rattan: 0.8,
  plastic: 0.8,
};

/**
 * A product's dimensions in whole centimeters, and its kilograms, to the tenth below ten: they vary from maker to maker,
 * except for standard sizes.
 */
function measure(random: Random, kind: Kind, form: Form, body: Stuff) {
  const [length, width, height] = form.size;
  const wider = kind.isStandardised ? 1 : random.between(0.95, 1.06);
  const deeper = kind.isStandardised || length === width ? wider : random.between(0.97, 1.04);
  const higher = kind.isStandardised ? 1 : random.between(0.98, 1.03);
  const weight = form.weight * wider * deeper * (heaviness[body] ?? 1);
  return {
    length: Math.round(length * wider),
    width: Math.max(1, Math.round(width * deeper)),
    height: Math.max(1, Math.round(height * higher)),
    weight: weight < 10 ? Math.round(weight * 10) / 10 : Math.round(weight),
  };
}

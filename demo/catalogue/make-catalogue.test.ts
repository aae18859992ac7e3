import { namedColors } from '@orendi/contract/colors';
import { effectivePrice } from '@orendi/contract/money';
import { BusinessForm } from '@orendi/contract/schemas/business-forms';
import { NewPackageForm } from '@orendi/contract/schemas/package-forms';
import { NewProductForm } from '@orendi/contract/schemas/product-forms';
import { townOfId, townOfSlug } from '@orendi/contract/towns';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessFields } from '../fill/fill-businesses.ts';
import { productPictures } from '../pictures/put-pictures.ts';
import { demoSeed } from '../fill/demo-queries.ts';
import { kinds } from './kinds/index.ts';
import { makeCatalogue } from './make-catalogue.ts';
import { series } from './make-product.ts';

const now = new Date('2026-03-14T11:00:00Z');
const catalogue = makeCatalogue(demoSeed, now);
const { businesses, products, packages } = catalogue;
const dayMs = 86_400_000;

/** Texts of every product, package and business of the demo, by language. */
const texts = {
  al: [
    ...products.map(({ fields }) => fields.description_al),
    ...products.map(({ fields }) => fields.material_al ?? ''),
    ...packages.map(({ fields }) => fields.package_description_al ?? ''),
    ...businesses.map(({ business }) => business.description[0]),
  ],
  en: [
    ...products.map(({ fields }) => fields.description_en),
    ...products.map(({ fields }) => fields.material ?? ''),
    ...packages.map(({ fields }) => fields.package_description_en ?? ''),
    ...businesses.map(({ business }) => business.description[1]),
  ],
};

test('the same seed gives the same catalogue, another seed another', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const names = (seed: number) =>
        makeCatalogue(seed, now).products.map(({ fields }) => fields.product_name);
      expect(makeCatalogue(seed, now)).toEqual(makeCatalogue(seed, now));
      expect(names(seed)).not.toEqual(names(seed + 1));
    }),
    { numRuns: 3 },
  );
});

test('there are 24 businesses, 600 products of all 45 categories and 40 packages', () => {
  expect(businesses).toHaveLength(24);
  expect(products).toHaveLength(600);
  expect(packages).toHaveLength(40);
  expect(new Set(products.map(({ fields }) => fields.category_id)).size).toBe(45);
  expect(new Set(products.map(({ fields }) => fields.product_name)).size).toBe(600);
  expect(new Set(products.map(({ fields }) => fields.description_al)).size).toBeGreaterThan(590);
  for (const { business } of businesses) {
    expect(products.filter(({ seller }) => seller === business).length).toBeGreaterThan(9);
  }
  const count = (piece: string) => products.filter(({ kind }) => kind.piece === piece).length;
  for (const piece of ['sofa', 'dining-table', 'bed', 'dining-chair']) {
    expect(count(piece)).toBeGreaterThan(4 * count('curtain'));
  }
});

describe('what the contract allows', () => {
  test('holds for every product', () => {
    for (const { fields } of products) {
      const { created_at: _, ...form } = fields;
      const read = NewProductForm.safeParse({ ...form, sale_type: form.sale_type ?? '' });
      const faults = read.error?.issues.filter(({ path }) => path[0] !== 'images');
      expect({ fields, faults: faults ?? [] }).toEqual({ fields, faults: [] });
    }
  });

  test('holds for every package, at a price below the sum of its products', () => {
    for (const { fields, items, seller } of packages) {
      const form = { ...fields, product_ids: items.map((_, i) => i + 1) };
      const read = NewPackageForm.safeParse({
        ...form,
        quantity: items.map((item) => item.quantity),
      });
      expect(read.error?.issues ?? []).toEqual([]);
      expect(items.length).toBeGreaterThanOrEqual(2);
      expect(items.length).toBeLessThanOrEqual(5);
      expect(new Set(items.map(({ product }) => product.seller))).toEqual(new Set([seller]));
      const sum = items.reduce((total, { product, quantity }) => {
        const { price, sale = 0, sale_type: saleType, currency } = product.fields;
        expect(currency).toBe(fields.currency);
        return total + quantity * effectivePrice({ price, sale, saleType: saleType ?? null });
      }, 0);
      expect(fields.price).toBeLessThan(sum);
      expect(fields.price).toBeGreaterThan(0.75 * sum);
    }
  });

  test('holds for every business', () => {
    for (const { business } of businesses) {
      const { fields, industryIds } = businessFields(business);
      const form = { ...fields, phone: fields.phone_no, industry_ids: industryIds };
      const read = BusinessForm.safeParse({ ...form, existingLogoUrl: '/media/a.webp' });
      expect({ fields, faults: read.error?.issues ?? [] }).toEqual({ fields, faults: [] });
      expect(read.data?.phone).toBe(fields.phone_no);
      expect(fields.email).toMatch(/\.example$/);
    }
  });
});

test('every business says where it is and how far it delivers, in five countries and more', () => {
  const places = businesses.map(({ business }) => businessFields(business));
  const countries = places.map(({ fields }) => townOfId(fields.town_id ?? 0)?.country);
  const inCountry = (code: string) => countries.filter((each) => each === code).length;
  expect([inCountry('AL'), inCountry('XK')]).toEqual([12, 7]);
  expect(new Set(countries).size).toBe(7);
  expect(places.filter(({ fields }) => fields.shows_whatsapp).length).toBeGreaterThan(5);
  expect(places.filter(({ fields }) => fields.opening_hours === null)).toHaveLength(3);
});

test('a brown leather corner sofa answers the question that people ask, and three others nearly do', () => {
  const brown = products.filter(
    ({ kind, fields }) =>
      kind.piece === 'corner-sofa' &&
      /leather/i.test(fields.material ?? '') &&
      /brown/i.test(namedColors.find(({ hex }) => hex === fields.color)?.en ?? ''),
  );
  const misses = brown.map(({ seller, fields: { price, sale = 0, sale_type, ...fields } }) => {
    const { deliveries } = businessFields(seller);
    const isDelivered =
      deliveries.delivery_country_codes.includes('XK') ||
      deliveries.delivery_town_ids.includes(townOfSlug('prishtine')?.id ?? 0);
    return [
      effectivePrice({ price, sale, saleType: sale_type ?? null }) - 800,
      Math.max(fields.length ?? 0, fields.width ?? 0) - 260,
      isDelivered,
    ];
  });
  expect(misses).toEqual(
    expect.arrayContaining([
      [-20, -8, true],
      [-11, 22, true],
      [69, -12, true],
      [-51, -16, false],
    ]),
  );
  expect(misses).toHaveLength(4);
});

test('some pieces are cheap, some lack sizes, and most say what comes with them', () => {
  const lacksSize = ({ fields }: (typeof products)[number]) =>
    !fields.length || !fields.width || !fields.height;
  const own = products.filter(({ seller }) => seller === businesses[0]?.business);
  expect(own.filter(lacksSize)).toHaveLength(8);
  expect(products.filter(lacksSize).length).toBeGreaterThan(30);
  expect(products.filter(lacksSize).length).toBeLessThan(60);
  const cheap = products.filter(({ fields }) => fields.currency === 'EUR' && fields.price < 20);
  expect(cheap.length).toBeGreaterThan(8);
  const saying = products.filter(({ fields }) => typeof fields.lead_time_weeks === 'number');
  expect(saying.length / products.length).toBeGreaterThan(0.6);
  for (const name of ['made_to_measure', 'assembly', 'delivery', 'take_back_days'] as const) {
    expect(new Set(products.map(({ fields }) => fields[name])).size).toBeGreaterThan(2);
  }
});

test('most prices are in euros, some in leks and dollars, and a fifth is on sale in both ways', () => {
  const share = (currency: string) =>
    products.filter(({ fields }) => fields.currency === currency).length / products.length;
  expect(share('EUR')).toBeGreaterThan(0.6);
  expect(share('ALL')).toBeGreaterThan(0.1);
  expect(share('USD')).toBeGreaterThan(0.02);
  const sales = products.filter(({ fields }) => fields.sale);
  expect(sales).toHaveLength(120);
  const fixed = sales.filter(({ fields }) => fields.sale_type === 'fixed').length;
  expect(fixed).toBeGreaterThan(20);
  expect(fixed).toBeLessThan(60);
});

test('products are published over ten months up to now, nearly half within 90 days, each after its seller came', () => {
  const ages = products.map(({ fields }) => now.getTime() - Number(fields.created_at));
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeLessThan(303 * dayMs);
  const fresh = ages.filter((age) => age < 90 * dayMs).length;
  expect(fresh / ages.length).toBeGreaterThan(0.38);
  expect(fresh / ages.length).toBeLessThan(0.55);
  for (const { business, openedAt } of businesses) {
    const own = products.filter(({ seller }) => seller === business);
    expect(own.every(({ fields }) => Number(fields.created_at) > Number(openedAt))).toBe(true);
  }
  for (const { fields, items } of packages) {
    expect(Number(fields.created_at)).toBeLessThanOrEqual(now.getTime());
    for (const { product } of items) {
      const days = (Number(product.fields.created_at) - Number(fields.created_at)) / dayMs;
      expect(days).toBeLessThan(1);
    }
  }
});

describe('languages', () => {
  const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}’]+/gu));
  const english = [
    'the',
    'and',
    'with',
    'of',
    'for',
    'is',
    'are',
    'it',
    'you',
    'from',
    'wood',
    'to',
  ];
  const albanian = [
    'dhe',
    'me',
    'për',
    'është',
    'janë',
    'nga',
    'një',
    'të',
    'prej',
    'ngjyrë',
    'nuk',
    'ose',
  ];

  test.each([
    ['Albanian', texts.al, english],
    ['English', texts.en, albanian],
  ])('%s texts hold no word of the other language', (_, own, others) => {
    for (const text of own) {
      expect(text).not.toMatch(/undefined|NaN|\$\{/);
      const foreign = others.filter((word) => wordsIn(text).has(word));
      expect({ text, foreign }).toEqual({ text, foreign: [] });
    }
  });

  test('both say as many sentences', () => {
    const sentences = (text: string) => text.match(/[.!?](\s|$)/g)?.length;
    for (const { fields } of products) {
      expect(sentences(fields.description_al)).toBe(sentences(fields.description_en));
    }
  });

  test('names follow the gender of their nouns', () => {
    const masculine =
      /^(Divan|Kolltuk|Krevat|Shtrat|Dollap|Raft|Qilim|Jastëk|Dyshek) .*\b(e|moderne|klasike|rrotulluese|\S+vendëshe)\b(?! gjysmë)/;
    const feminine =
      /^(Kanape|Poltronë|Tavolinë|Tryezë|Karrige|Garderobë|Llambë|Komodinë|Pasqyrë|Vazo) .*\b(i|modern|klasik|rrotullues|\S+vendësh)\b/;
    for (const { fields } of products) {
      expect(fields.product_name).not.toMatch(masculine);
      expect(fields.product_name).not.toMatch(feminine);
    }
  });

  test('no series stands between a noun and its adjective', () => {
    const adjectives = 'i|e|dopio|këndore?|(dy|tre)vendëshe?|moderne?|klasike?|ovale?|lineare';
    const parted = new RegExp(`\\S (${series.join('|')}) (${adjectives})( |$)`);
    for (const { fields } of products) {
      expect(fields.product_name).not.toMatch(parted);
      expect(fields.product_name).not.toMatch(/ {2}|^ | $/);
    }
  });
});

test('people find the words they use', () => {
  const names = products.map(({ fields }) => fields.product_name.toLowerCase()).join('\n');
  for (const word of [
    'divan',
    'kolltuk',
    'kanape',
    'kauç',
    'krevat',
    'shtrat',
    'dollap',
    'garderobë',
    'orman',
    'tavolinë',
    'tryezë',
    'karrige',
    'fotele',
    'llambë',
    'abazhur',
    'qilim',
    'tapet',
    'raft',
    'jastëk',
    'perde',
    'pasqyrë',
    'komodë',
    'komodinë',
    'bufe',
    'vitrinë',
    'dyshek',
    'sofa',
    'bed',
  ]) {
    expect(names).toContain(word);
  }
});

test('every product has two or three pictures of one object, and a colour of the list', () => {
  const names = new Set<string>();
  for (const { kind, fields, pictured } of products) {
    const own = productPictures(pictured);
    expect([2, 3]).toContain(own.length);
    expect(own).toEqual([1, 2, 3].slice(0, own.length).map((i) => `products/${pictured}-${i}`));
    expect(pictured.replace(/-\d+$/, '')).toBe(kind.piece);
    expect(namedColors.map(({ hex }) => hex)).toContain(fields.color);
    own.forEach((name) => names.add(name));
  }
  expect(names.size).toBe(products.flatMap(({ pictured }) => productPictures(pictured)).length);
});

test('another seed finds pictures too', () => {
  for (const { pictured } of makeCatalogue(demoSeed + 1, now).products) {
    expect([2, 3]).toContain(productPictures(pictured).length);
  }
});

test('the kinds are those of the base data, in its order', () => {
  expect(kinds.map(({ categoryId }) => categoryId)).toEqual(kinds.map((_, i) => i + 1));
});

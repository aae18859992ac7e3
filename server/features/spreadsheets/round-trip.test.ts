import { namedColors } from '@orendi/contract/colors';
import { listingStates } from '@orendi/contract/listings';
import { assemblies, deliveries, publishedNeeds } from '@orendi/contract/product-fields';
import type { Language } from '@orendi/messages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columns, headingOf } from './columns.ts';
import { productLine } from './export/export-products.ts';
import { planImport } from './imports/plan-import.ts';
import { judgeRow, sayZipFault } from './imports/judge-row.ts';
import type { StoredProduct } from '../catalogue/index.ts';
import type { Category } from './reading/category-finder.ts';
import { matchColumns } from './reading/match-columns.ts';
import { readWorkbook } from './workbook/read-workbook.ts';
import { writeWorkbook } from './workbook/write-workbook.ts';

const categories: Category[] = [1, 2].map((id) => ({
  id,
  industry_id: id,
  category_name: 'Cabinets',
  category_name_al: id === 1 ? 'Dollapë' : null,
  industry_name: `Room ${id}`,
  industry_name_al: null,
}));

/** Any text that the product form accepts. */
const text = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: max }),
      fc.constantFrom('=1+1', '_x0041_', '1,5', 'TRUE', '#REF!', '€'),
    )
    .map((value) =>
      value
        .normalize('NFC')
        .replace(/\p{Cc}/gu, '')
        .trim(),
    )
    .filter((value) => value !== '' && [...value].length <= max && value.isWellFormed());
const cents = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const noDays = { sale_from: null, sale_to: null };

const product = fc
  .record({
    product_name: text(120),
    description_en: text(500).map((value) => `${value}\n\n- ${value}`.slice(0, 500).trim()),
    description_al: text(500),
    price: cents(1_000_000),
    currency: fc.constantFrom('EUR' as const, 'USD' as const, 'ALL' as const),
    sale: fc.constantFrom(null, ['percentage', 12.5] as const, ['fixed', 0.01] as const),
    sale_from: maybe(fc.constant('2026-12-01')),
    sale_to: maybe(fc.constant('2026-12-24')),
    category: fc.constantFrom(1, 2),
    brand: maybe(text(80)),
    model: maybe(text(80)),
    material: maybe(fc.tuple(text(80), text(80))),
    length: maybe(cents(10_000)),
    weight: maybe(cents(1_000)),
    quantity: maybe(fc.nat(1_000_000)),
    warranty_months: maybe(fc.nat(600)),
    made_to_measure: maybe(fc.boolean()),
    lead_time_weeks: maybe(fc.nat(104)),
    delivery: maybe(fc.constantFrom(...deliveries)),
    assembly: maybe(fc.constantFrom(...assemblies)),
    take_back_days: maybe(fc.nat(365)),
    color: maybe(
      fc.constantFrom(...namedColors.map(({ hex }) => hex), '#123456', 'White', 'E kuqe', 'Lisi'),
    ),
    state: fc.constantFrom(...listingStates),
    /** The fields that a draft lacks. */
    lacking: fc.subarray([...publishedNeeds]),
    photos: fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{32}$/), { minLength: 1, maxLength: 10 }),
  })
  .map(({ sale, category, material, photos, lacking, ...fields }) => ({
    fields: {
      ...fields,
      external_key: null,
      sale: sale?.[1] ?? 0,
      sale_type: sale?.[0] ?? null,
      ...(!sale && noDays),
      industry_id: category,
      category_id: category,
      width: null,
      height: fields.length,
      material: material?.[0] ?? null,
      material_al: material?.[1] ?? null,
      ...(fields.state === 'draft' && whatDraftLacks(lacking)),
    } as StoredProduct['fields'],
    pictures: photos.map((hash) => ({ key: `${hash}-80x60-ffffff`, bytes: 1 })),
  }));

/** One without a price has no sale, and one without an industry no category either way round, as sheets tell them together. */
function whatDraftLacks(names: readonly string[]) {
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return {
    ...none,
    ...(('price' in none || 'currency' in none) && { sale: 0, sale_type: null, ...noDays }),
    ...(('industry_id' in none || 'category_id' in none) && {
      industry_id: null,
      category_id: null,
    }),
  };
}

async function outcomesOf(own: StoredProduct[], language: Language) {
  const lines = own.map((each) =>
    productLine(each, categories[(each.fields.category_id ?? 0) - 1], language),
  );
  const rows = [columns.map((column) => headingOf(column, language)), ...lines];
  const bytes = Buffer.from(await writeWorkbook([{ name: 'A', widths: [], rows }]));
  const matched = matchColumns(await readWorkbook(bytes));
  if (!matched) throw new Error('no headings');
  const shelf = { own, categories, photoNames: [], ownPhotos: new Map() };
  const plan = planImport({ places: matched.places, rows: matched.below }, shelf);
  return plan.rows.map((row) => {
    const { outcome, changes, faults } = judgeRow(row, new Map(), sayZipFault);
    return [outcome, changes, faults.map(({ column, sentence }) => [column, sentence('en')])];
  });
}

test.each(['al', 'en'] as const)(
  'the own catalogue, written in %s and imported again, changes nothing',
  async (language) => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 60 }), async (products) => {
        const own = products.map((each, i) => ({ ...each, id: i + 1, version: 1 }));
        const outcomes = await outcomesOf(own, language);
        expect(outcomes).toEqual(own.map(() => ['unchanged', [], []]));
      }),
      // Every run starts two threads, so shrinking a counterexample would take minutes.
      { numRuns: 3, endOnFailure: true },
    );
  },
);

import { describe, expect, it } from 'vitest';
import { brokenFields } from './testing/broken-fields.ts';
import {
  detailNames,
  type ProductField,
  productFieldNames,
  productFields,
} from './product-fields.ts';
import { noDetails } from './testing/no-details.ts';
import { productWords } from './product-words.ts';
import { NewProductForm } from './schemas/product-forms.ts';
import { Product, ProductRow } from './schemas/product.ts';

const fields: [string, ProductField][] = Object.entries(productFields);
const good = {
  product_name: 'Kolltuk',
  description_en: 'An armchair',
  description_al: 'Një kolltuk',
  price: 249.5,
  currency: 'EUR',
  sale_type: 'fixed',
  industry_id: 1,
  category_id: 2,
  images: [{ key: 'k-10x10-ffffff' }],
};
/** Other fields' rules may report more. */
const isBroken = (name: string, value: unknown) =>
  brokenFields(NewProductForm, { ...good, [name]: value })[name] !== undefined;

/** Values that a field accepts, and values that it refuses. */
function examplesOf(field: ProductField): { taken: unknown[]; refused: unknown[] } {
  switch (field.kind) {
    case 'line':
      return { taken: ['a'.repeat(field.max)], refused: ['a'.repeat(field.max + 1), 'a\nb'] };
    case 'lines':
      return { taken: ['a'.repeat(field.max), 'a\nb'], refused: ['a'.repeat(field.max + 1)] };
    case 'decimal':
      return { taken: [20, 20.5], refused: [field.min - 1, field.max + 1, 20.555, 'a'] };
    case 'whole':
      return { taken: [field.min, field.max], refused: [field.min - 1, field.max + 1, 20.5, 'a'] };
    case 'choice':
      return { taken: [...field.choices], refused: ['another'] };
    case 'flag':
      return { taken: [true, 'false'], refused: ['12', 'yes'] };
    case 'date':
      return { taken: ['2026-12-01'], refused: ['2026-02-30', '1.12.2026', '0000-01-01'] };
    case 'color':
      return { taken: ['#abc', 'Lis'], refused: ['#12345'] };
    default:
      return { taken: [1], refused: [0, 'a'] };
  }
}

describe('the form of a product', () => {
  it('has the fields that are described, and besides them photos and its state', () => {
    const others = [
      'state',
      'images',
      'existingPhotosUrls',
      'deletedPhotosUrls',
      'photosOrder',
      'photosFocus',
    ];
    expect(Object.keys(NewProductForm.shape).sort()).toEqual(
      [...productFieldNames, ...others].sort(),
    );
  });

  it.each(fields)('keeps to what is said of %s', (name, field) => {
    const { taken, refused } = examplesOf(field);
    expect(taken.filter((value) => isBroken(name, value))).toEqual([]);
    expect(refused.filter((value) => !isBroken(name, value))).toEqual([]);
    expect(isBroken(name, '')).toBe(field.isRequired === true);
  });
});

describe('the answers of the API', () => {
  it('have every field of a product', () => {
    expect(Object.keys(Product.shape)).toEqual(expect.arrayContaining(productFieldNames));
  });

  it('have every detail in the row of a product, its sides as one text', () => {
    const sides = new Set<string>(['length', 'width', 'height']);
    const others = detailNames.filter((name) => !sides.has(name));
    expect(Object.keys(ProductRow.shape)).toEqual(
      expect.arrayContaining(['dimensions', ...others]),
    );
  });

  it('have words for every value of a detail that is a choice', () => {
    const said = productFieldNames.filter((name) => productWords[name].values !== undefined);
    expect(said).toHaveLength(2);
    for (const name of said) {
      const field: ProductField = productFields[name];
      const values = Object.keys(productWords[name].values ?? {});
      expect(values).toEqual('choices' in field && field.choices);
    }
  });

  it('take null for every detail', () => {
    expect(Product.pick(shapeOf(noDetails())).safeParse(noDetails()).success).toBe(true);
  });
});

const shapeOf = <Name extends string>(object: Record<Name, unknown>) =>
  Object.fromEntries(Object.keys(object).map((name) => [name, true])) as Record<Name, true>;

import { describe, expect, it } from 'vitest';
import { brokenFields } from './broken-fields.ts';
import {
  details,
  noDetails,
  type ProductField,
  productFieldNames,
  productFields,
} from './product-fields.ts';
import { NewProductForm } from './schemas/product-forms.ts';
import { ProductRow } from './schemas/product-row.ts';
import { Product } from './schemas/product.ts';

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
/** Rules over several fields may find more. */
const isBroken = (name: string, value: unknown) =>
  brokenFields(NewProductForm, { ...good, [name]: value })[name] !== undefined;

describe('the form of a product', () => {
  it('has the fields that are described, and no others but the photos', () => {
    const { images, existingPhotosUrls, deletedPhotosUrls, photosOrder, ...described } =
      NewProductForm.shape;
    expect(Object.keys(described).sort()).toEqual([...productFieldNames].sort());
  });

  it.each(fields)('keeps to what is said of %s', (name, field) => {
    expect(isBroken(name, '')).toBe(field.isRequired === true);
    if ('max' in field && 'min' in field) {
      expect(isBroken(name, field.max + 1)).toBe(true);
      expect(isBroken(name, field.min - 1)).toBe(true);
      expect(isBroken(name, 20.5)).toBe(field.kind === 'whole');
      expect(isBroken(name, 'a')).toBe(true);
    } else if ('max' in field) {
      expect(isBroken(name, 'a'.repeat(field.max))).toBe(false);
      expect(isBroken(name, 'a'.repeat(field.max + 1))).toBe(true);
      expect(isBroken(name, 'a\nb')).toBe(field.kind === 'line');
    } else if ('choices' in field) {
      expect(field.choices.filter((choice) => isBroken(name, choice))).toEqual([]);
      expect(isBroken(name, 'another')).toBe(true);
    }
  });
});

describe('the answers of the API', () => {
  it('have every field of a product', () => {
    expect(Object.keys(Product.shape)).toEqual(expect.arrayContaining(productFieldNames));
  });

  it('have every detail in the row of a product, its sides as one text', () => {
    const { length, width, height, ...others } = details;
    expect(Object.keys(ProductRow.shape)).toEqual(
      expect.arrayContaining(Object.keys({ dimensions: '', ...others })),
    );
  });

  it('take null for every detail', () => {
    expect(Product.pick(shapeOf(noDetails())).safeParse(noDetails()).success).toBe(true);
  });
});

const shapeOf = <Name extends string>(object: Record<Name, unknown>) =>
  Object.fromEntries(Object.keys(object).map((name) => [name, true])) as Record<Name, true>;

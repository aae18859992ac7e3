import { describe, expect, it } from 'vitest';
import { brokenFields } from '../testing/broken-fields.ts';
import { NewProductForm, ProductChangeForm } from './product-forms.ts';

const good = {
  product_name: 'Kolltuk',
  description_en: 'An armchair',
  description_al: 'Një kolltuk',
  price: '249.50',
  currency: 'EUR',
  industry_id: '1',
  category_id: '2',
  images: [{ key: 'k-10x10-ffffff' }],
};

describe('a new product', () => {
  it('comes out with null for what is not given', () => {
    expect(NewProductForm.parse({ ...good, color: '#ABC', length: '80.5', brand: ' ' })).toEqual({
      ...good,
      price: 249.5,
      sale: 0,
      sale_type: 'percentage',
      industry_id: 1,
      category_id: 2,
      brand: null,
      model: null,
      length: 80.5,
      width: null,
      height: null,
      weight: null,
      material: null,
      material_al: null,
      color: '#aabbcc',
      quantity: null,
      warranty_months: null,
      made_to_measure: null,
      lead_time_weeks: null,
      delivery: null,
      assembly: null,
      take_back_days: null,
    });
  });

  it('needs a photo, and at most ten', () => {
    const ten = Array.from({ length: 11 }, () => ({ key: 'k' }));
    expect(brokenFields(NewProductForm, { ...good, images: [] })).toEqual({
      images: 'api_photo_required',
    });
    expect(brokenFields(NewProductForm, { ...good, images: undefined })).toEqual({
      images: 'api_photo_required',
    });
    expect(brokenFields(NewProductForm, { ...good, images: ten })).toEqual({
      images: 'api_too_many_items',
    });
  });

  it.each([
    [{ material: 'oak' }, { material_al: 'api_material_pair' }],
    [{ material_al: 'lis' }, { material: 'api_material_pair' }],
    [{ sale: '101' }, { sale: 'api_sale_above_hundred' }],
    [{ sale: '249.51', sale_type: 'fixed' }, { sale: 'api_sale_above_price' }],
    [{ price: '0' }, { price: 'api_number_too_small' }],
    [{ price: '100000000' }, { price: 'api_number_too_big' }],
    [{ price: '1.999' }, { price: 'api_two_decimals' }],
    [{ color: '#12345' }, { color: 'api_color' }],
    [{ currency: 'GBP' }, { currency: 'api_choice' }],
    [
      { weight: '100001', quantity: '-1' },
      { weight: 'api_number_too_big', quantity: 'api_whole_number' },
    ],
  ])('with %j is refused: %j', (change, errors) => {
    expect(brokenFields(NewProductForm, { ...good, ...change })).toEqual(errors);
  });

  it('reports rules over several fields beside missing ones', () => {
    const { product_name: _, ...rest } = good;
    expect(brokenFields(NewProductForm, { ...rest, material: 'oak', sale: '500' })).toEqual({
      product_name: 'api_required',
      material_al: 'api_material_pair',
      sale: 'api_sale_above_hundred',
    });
  });
});

describe('a changed product', () => {
  it('tells absent photo lists from empty ones', () => {
    const form = ProductChangeForm.parse({ ...good, id: '5', images: undefined });
    expect(form.existingPhotosUrls).toBeUndefined();
    expect(form.images).toEqual([]);
    expect(ProductChangeForm.parse({ ...good, id: '5', existingPhotosUrls: '[]' })).toMatchObject({
      existingPhotosUrls: [],
    });
  });

  it('reads the lists of photos in every form', () => {
    const photosOrder = '["new:0", "https://example.al/media/a-1x1-ffffff.webp"]';
    const form = { ...good, id: 5, version: '3', photosOrder, deletedPhotosUrls: '/media/b.webp' };
    expect(ProductChangeForm.parse(form)).toMatchObject({
      version: 3,
      photosOrder: JSON.parse(photosOrder),
      deletedPhotosUrls: ['/media/b.webp'],
    });
  });
});

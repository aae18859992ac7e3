import type { Focus } from '@orendi/contract/fit-picture';
import { collectFormFields } from '@orendi/contract/form-fields';
import { NewProductForm, ProductChangeForm } from '@orendi/contract/schemas/product-forms';
import { keptNames } from '@orendi/contract/product-fields';
import { saleDayNames } from '@orendi/contract/sale-days';
import { expect, it } from 'vitest';
import { newPhoto, type Photo, storedPhoto } from '../../pictures/photos/photo.ts';
import { productFormData } from './product-form-data.ts';
import { hasMore, productValues } from './product-values.ts';
import { sampleEditedProduct } from './testing/sample-edited-product.ts';

const defaults = { currency: 'ALL', industryId: 3, categoryId: null } as const;
const [first, second] = ['https://orendi.example/media/a.webp', '/media/b.webp'];
const file = (name: string) => newPhoto(new File(['x'], name, { type: 'image/jpeg' }), '', true);
const fieldsOf = (form: FormData) =>
  collectFormFields(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    [...keptNames, ...saleDayNames],
  );

it('begins a new product with what is likely', () => {
  const values = productValues(null, defaults);
  expect(values).toMatchObject({ currency: 'ALL', industry_id: '3', category_id: '', sale: '' });
  expect(hasMore(values)).toBe(false);
  expect(hasMore({ ...values, brand: 'Drini' })).toBe(true);
});

it('sends a product that nobody has changed as it is', () => {
  const product = sampleEditedProduct({ images: [first, second] });
  const values = productValues(product, defaults);
  const photos = product.images.map((url) => storedPhoto(url));
  const sent = ProductChangeForm.parse(
    fieldsOf(productFormData(values, photos, { id: 7, version: 3 })),
  );
  const { business: _, industry: _i, industry_al: _ia, category: _c, ...rest } = product;
  const { category_al: _ca, images: _im, images_focus: _if, created_at: _cr, ...others } = rest;
  expect(sent).toEqual({
    ...others,
    images: [],
    existingPhotosUrls: [first, second],
    photosOrder: [first, second],
  });
});

it('says where new photos stand among those that are there', () => {
  const photos = [file('a.jpg'), storedPhoto(first), file('b.jpg')];
  const form = productFormData(productValues(null, defaults), photos, { id: 7 });
  expect(form.getAll('images').map((image) => (image as File).name)).toEqual(['a.jpg', 'b.jpg']);
  expect(form.get('photosOrder')).toBe(JSON.stringify(['new:0', first, 'new:1']));
  expect(form.has('version')).toBe(false);
});

it('sends only what the user has moved, of photos that are there and of new ones', () => {
  const moved = (photo: Photo, x: number) => ({ ...photo, moved: [x, 0.5] satisfies Focus });
  const photos = [moved(file('a.jpg'), 0.1), storedPhoto(first), moved(storedPhoto(second), 0.9)];
  const form = productFormData(productValues(null, defaults), photos, { id: 7 });
  expect(form.get('photosFocus')).toBe(
    JSON.stringify({ 'new:0': [0.1, 0.5], [second]: [0.9, 0.5] }),
  );
  expect(
    productFormData(productValues(null, defaults), [file('a.jpg')], null).has('photosFocus'),
  ).toBe(false);
});

it('tells the server that none of the photos is to stay', () => {
  const form = productFormData(productValues(null, defaults), [file('a.jpg')], { id: 7 });
  expect(fieldsOf(form)['existingPhotosUrls']).toBe('[]');
});

it('publishes a new product without a sale', () => {
  const texts = { product_name: 'Kolltuk', description_en: 'A', description_al: 'A', price: '9.5' };
  const values = { ...productValues(null, defaults), ...texts, category_id: '2' };
  const form = productFormData(values, [file('a.jpg')], null);
  expect(form.has('id')).toBe(false);
  expect(NewProductForm.parse({ ...fieldsOf(form), images: [{ key: 'k' }] })).toMatchObject({
    price: 9.5,
    sale: 0,
    sale_type: 'percentage',
    industry_id: 3,
    category_id: 2,
    quantity: null,
  });
});

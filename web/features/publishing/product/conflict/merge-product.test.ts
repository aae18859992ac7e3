import { expect, it } from 'vitest';
import { newPhoto, storedPhoto } from '../../../pictures/photos/photo.ts';
import { productValues } from '../product-values.ts';
import { sampleEditedProduct } from '../testing/sample-edited-product.ts';
import { changesSince, mergeProduct } from './merge-product.ts';

const defaults = { currency: 'EUR', industryId: null, categoryId: null } as const;
const shown = (texts: object, photos: string) => ({
  values: productValues(sampleEditedProduct(texts), defaults),
  photos: [...photos].map((name) => storedPhoto(name)),
});
const base = shown({}, 'ab');
const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => id);

it('names what was changed elsewhere, and what of it was changed here too', () => {
  const mine = shown({ price: 90, product_name: 'Mine' }, 'ba');
  const theirs = shown({ price: 80, brand: null, product_name: 'Mine' }, 'abc');
  expect(changesSince(base, mine, theirs)).toEqual([
    { field: 'product_name', theirs: 'Mine', mine: undefined },
    { field: 'price', theirs: '80', mine: '90' },
    { field: 'brand', theirs: '', mine: undefined },
    { field: 'images', theirs: 3, mine: 2 },
  ]);
});

it('keeps what was changed here, and takes the rest as it is now', () => {
  const mine = shown({ price: 90 }, 'ab');
  const theirs = shown({ price: 80, brand: 'Vlora' }, 'b');
  const merged = mergeProduct(base, mine, theirs, 10);
  expect(merged.values).toMatchObject({ price: '90', brand: 'Vlora' });
  expect(idsOf(merged.photos)).toEqual(['b']);
});

it('keeps the order of the photos here, without those that are gone and with those that came', () => {
  const file = newPhoto(new File([], 'a.jpg'), '', true);
  const mine = { ...base, photos: [file, ...shown({}, 'ba').photos] };
  const merged = mergeProduct(base, mine, shown({}, 'acd'), 10);
  expect(idsOf(merged.photos)).toEqual([file.id, 'a', 'c', 'd']);
  expect(mergeProduct(base, mine, shown({}, 'acd'), 2).photos).toHaveLength(2);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { insertPhoto, isSameOrder, movePhoto } from './photo.ts';

const listed = (ids: string) => [...ids].map((id) => ({ id }));
const idsOf = (photos: { id: string }[]) => photos.map(({ id }) => id).join('');

it.each([
  ['c', 0, 'cabd'],
  ['a', 3, 'bcda'],
  ['b', 2, 'acbd'],
  ['b', 1, 'abcd'],
  ['a', 99, 'bcda'],
  ['x', 0, 'abcd'],
])('moves %s to %i: %s', (id, to, order) => {
  expect(idsOf(movePhoto(listed('abcd'), id, to))).toBe(order);
});

it('puts one that was taken out back where it was', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (ids, seed) => {
      const photos = ids.map((id) => ({ id }));
      const at = seed % photos.length;
      const [photo] = photos.slice(at);
      const rest = photos.filter((_, index) => index !== at);
      expect(insertPhoto(rest, photo, at)).toEqual(photos);
    }),
  );
});

it('moves one and back again', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(3), (from, to) => {
      const photos = listed('abcd');
      const id = 'abcd'.charAt(from);
      expect(movePhoto(movePhoto(photos, id, to), id, from)).toEqual(photos);
    }),
  );
});

it('knows another order from the same', () => {
  expect(isSameOrder(listed('ab'), listed('ab'))).toBe(true);
  expect(isSameOrder(listed('ab'), listed('ba'))).toBe(false);
  expect(isSameOrder(listed('ab'), listed('a'))).toBe(false);
});

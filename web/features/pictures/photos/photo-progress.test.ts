import { expect, it } from 'vitest';
import { newPhoto, storedPhoto } from './photo.ts';
import { photoProgress } from './sortable-photos.tsx';

const photo = (bytes: number) => newPhoto(new File(['x'.repeat(bytes)], 'a.jpg'), '', true);

it('fills the photos one after the other, by their bytes', () => {
  const [first, second] = [photo(100), photo(300)];
  const photos = [first, storedPhoto('/media/a.webp'), second];
  const at = (part: number) => {
    const progress = photoProgress(photos, part);
    return [progress.get(first.id), progress.get(second.id)];
  };
  expect(at(0)).toEqual([0, 0]);
  expect(at(0.125)).toEqual([0.5, 0]);
  expect(at(0.25)).toEqual([1, 0]);
  expect(at(0.625)).toEqual([1, 0.5]);
  expect(at(1)).toEqual([1, 1]);
  expect(photoProgress(photos, 0.5).size).toBe(2);
});

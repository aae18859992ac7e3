import { describe, expect, it } from 'vitest';
import { arrangePhotos, type PhotoChange } from './arrange-photos.ts';

const key = (letter: string) => `${letter.repeat(32)}-80x60-ffffff`;
const url = (letter: string) => `https://orendi.example/media/${key(letter)}.webp`;
const [a, b, c, x, y] = ['a', 'b', 'c', 'd', 'e'] as const;

/** Photos as letters, with the faults that were reported. */
function arrange(present: string[], added: string[], change: PhotoChange = {}) {
  const faults: Record<string, string> = {};
  const photos = arrangePhotos(present.map(key), added.map(key), change, (field, fault) => {
    faults[field] = fault;
  });
  return { photos: photos.map((photo) => photo[0]).join(''), faults };
}

describe('the photos after a change', () => {
  it.each<[string, string[], string[], PhotoChange, string]>([
    ['are as before', [a, b], [], {}, 'ab'],
    ['end with the new ones', [a, b], [x, y], {}, 'abde'],
    [
      'are those to keep, in their order',
      [a, b, c],
      [x],
      { existingPhotosUrls: [url(c), url(a)] },
      'cad',
    ],
    ['are only new ones', [a], [x], { existingPhotosUrls: [] }, 'd'],
    ['lack the deleted', [a, b], [], { deletedPhotosUrls: [url(a)] }, 'b'],
    [
      'lack what is kept and deleted',
      [a, b],
      [],
      { existingPhotosUrls: [url(a), url(b)], deletedPhotosUrls: [url(a)] },
      'b',
    ],
    [
      'stand in the order asked for',
      [a, b],
      [x, y],
      { photosOrder: ['new:1', url(b), 'new:0', url(a)] },
      'ebda',
    ],
    ['hold the same photograph once', [a], [x, a, x], {}, 'ad'],
    [
      'hold it once in an order, too',
      [a],
      [x, x],
      { photosOrder: ['new:1', url(a), 'new:0'] },
      'da',
    ],
    ['have a deleted one again that came anew', [a, b], [a], { deletedPhotosUrls: [url(a)] }, 'ba'],
  ])('%s', (_, present, added, change, photos) => {
    expect(arrange(present, added, change)).toEqual({ photos, faults: {} });
  });

  it('are known by addresses of any host and width', () => {
    const existingPhotosUrls = [`/media/${key(b)}/320.webp`, `https://cdn.example/${key(a)}.webp`];
    expect(arrange([a, b], [], { existingPhotosUrls })).toEqual({ photos: 'ba', faults: {} });
  });
});

describe('a change is refused', () => {
  it.each<[string, string[], string[], PhotoChange, Record<string, string>]>([
    [
      'that keeps what is not there',
      [a],
      [],
      { existingPhotosUrls: [url(a), url(b)] },
      { existingPhotosUrls: 'api_photo_unknown' },
    ],
    [
      'that deletes what is not there',
      [a],
      [],
      { deletedPhotosUrls: [url(b)] },
      { deletedPhotosUrls: 'api_photo_unknown' },
    ],
    [
      'with an address of no photo',
      [a],
      [],
      { deletedPhotosUrls: ['javascript:x'] },
      { deletedPhotosUrls: 'api_photo_unknown' },
    ],
    [
      'that leaves none',
      [a],
      [],
      { deletedPhotosUrls: [url(a)] },
      { images: 'api_photo_required' },
    ],
    [
      'that leaves eleven',
      'abcdef'.split(''),
      'ABCDE'.split(''),
      {},
      { images: 'api_too_many_photos' },
    ],
    [
      'with an order that lacks one',
      [a, b],
      [x],
      { photosOrder: [url(b), 'new:0'] },
      { photosOrder: 'api_photos_order' },
    ],
    [
      'with an order that has a new one too many',
      [a],
      [x],
      { photosOrder: [url(a), 'new:1'] },
      { photosOrder: 'api_photos_order' },
    ],
    [
      'with an order that has a deleted one',
      [a, b],
      [],
      { deletedPhotosUrls: [url(a)], photosOrder: [url(a), url(b)] },
      { photosOrder: 'api_photos_order' },
    ],
  ])('%s', (_, present, added, change, faults) => {
    expect(arrange(present, added, change).faults).toEqual(faults);
  });
});

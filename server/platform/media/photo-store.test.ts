import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../log/log.ts';
import { isPhotoKey, openPhotos, parsePictureKey, privatePlace } from './index.ts';
import { drawQuarters } from './testing/draw-picture.ts';
import { openFolderPlace, openS3Place, type OpenPlace } from './testing/open-places.ts';

const none = { dataDir: '/data', s3Url: null, s3PrivateUrl: null };

test('photographs have a folder or a bucket of their own, or no place', () => {
  const [s3Url, s3PrivateUrl] = ['s3://a:b@host/open', 's3://a:b@host/closed'];
  expect(privatePlace(none)).toEqual({ folder: '/data/request-photos' });
  expect(privatePlace({ ...none, s3Url })).toBeNull();
  expect(privatePlace({ ...none, s3Url, s3PrivateUrl })).toEqual({ s3Url: s3PrivateUrl });
});

describe.each([
  ['a folder', openFolderPlace],
  ['a bucket', openS3Place],
])('in %s', (_, openPlace) => {
  let open: OpenPlace;
  beforeEach(async () => {
    open = await openPlace();
  });
  afterEach(() => open.close());

  async function openStore() {
    const place = open.place;
    const settings =
      's3Url' in place
        ? { ...none, s3PrivateUrl: place.s3Url }
        : { ...none, dataDir: place.folder };
    const store = await openPhotos(settings, {
      log: silentLog,
      owner: { id: '11111111-1111-4111-8111-111111111111', listKeys: async () => [] },
    });
    if (!store) throw new Error('no store');
    return store;
  }

  test('the same photograph is stored twice, under random names', async () => {
    const store = await openStore();
    const webp = await drawQuarters(40, 40).webp().toBuffer();
    const [one, two] = [await store.add(webp), await store.add(webp)];
    expect(one).not.toBe(two);
    for (const key of [one, two]) {
      expect(isPhotoKey(key)).toBe(true);
      expect(parsePictureKey(key)).toBeNull();
      expect((await store.read(key))?.equals(webp)).toBe(true);
    }
    expect(await store.listOlder(-1)).toEqual(expect.arrayContaining([one, two].toSorted()));
    expect(await store.listOlder(3_600_000)).toEqual([]);
    await store.remove(one);
    expect(await store.read(one)).toBeNull();
    expect(await store.listOlder(-1)).toEqual([two]);
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../log/log.ts';
import { createMedia } from './index.ts';
import { drawQuarters } from './testing/draw-picture.ts';
import { startInMemoryS3 } from './testing/in-memory-s3.ts';
import { openFolderPlace, openS3Place, type OpenPlace } from './testing/open-places.ts';

const ours = '11111111-1111-4111-8111-111111111111';
const theirs = '22222222-2222-4222-8222-222222222222';

describe.each([
  ['a folder', openFolderPlace, /^The folder for pictures, .*, /],
  ['a bucket', openS3Place, /^shop\/ of the bucket pictures at http:\/\/127\.0\.0\.1:\d+ /],
])('%s of pictures', (_, openPlace, name) => {
  let open: OpenPlace;
  beforeEach(async () => {
    open = await openPlace();
  });
  afterEach(() => open.close());

  const openFor = (id: string, keys: string[] = []) =>
    createMedia({
      storage: open.place,
      log: silentLog,
      owner: { id, listKeys: async () => keys },
    });
  /**
   * Fills the place like a release that knew no marks.
   * @returns the key of its picture
   */
  const fillUnmarked = async () => {
    const media = await createMedia({ storage: open.place, log: silentLog });
    return (await media.store(await drawQuarters(40, 40).png().toBuffer())).key;
  };

  test('that is empty is marked, and is its own from then on', async () => {
    const { mark } = await openFor(ours);
    expect(await mark.readMark()).toBe(ours);
    expect(await open.list()).toEqual(['shop-id']);
    const again = await openFor(ours);
    const { key } = await again.store(await drawQuarters(40, 40).png().toBuffer());
    expect(await again.has(key)).toBe(true);
  });

  test("that is another shop's is refused with both ids, and left as it was", async () => {
    await openFor(theirs);
    const opening = openFor(ours);
    await expect(opening).rejects.toThrow(name);
    await expect(opening).rejects.toThrow(
      `belongs to the shop ${theirs}, and this is the shop ${ours}: change the setting, or say`,
    );
    expect(await (await openFor(theirs)).mark.readMark()).toBe(theirs);
  });

  test('that has no mark is its own if it holds a picture the shop knows', async () => {
    const key = await fillUnmarked();
    const { mark } = await openFor(ours, ['0'.repeat(32).concat('-1x1-000000'), key]);
    expect(await mark.readMark()).toBe(ours);
  });

  test('that has no mark, and only what the shop does not know, is refused and not marked', async () => {
    await fillUnmarked();
    await expect(openFor(ours, ['0'.repeat(32).concat('-1x1-000000')])).rejects.toThrow(
      `is not empty, and holds nothing that this shop, ${ours}, knows`,
    );
    const { mark } = await createMedia({ storage: open.place, log: silentLog });
    expect(await mark.readMark()).toBeNull();
  });
});

test('a bucket that is away at the start is used only once it has proven whose it is', async () => {
  const secret = 'secret';
  const s3 = await startInMemoryS3('pictures', secret);
  const storage = { s3Url: `s3://key:${secret}@${s3.host}/pictures?ssl=false` };
  try {
    await createMedia({ storage, log: silentLog, owner: { id: theirs, listKeys: async () => [] } });
    for (const method of ['GET', 'HEAD']) s3.outage.methods.add(method);
    const media = await createMedia({
      storage,
      log: silentLog,
      owner: { id: ours, listKeys: async () => [] },
    });
    const picture = await media.read(await drawQuarters(40, 40).png().toBuffer());
    await expect(media.keep(picture)).rejects.toMatchObject({ $metadata: { httpStatusCode: 503 } });
    s3.outage.methods.clear();
    await expect(media.keep(picture)).rejects.toThrow(`belongs to the shop ${theirs}`);
    expect([...s3.objects.keys()]).toEqual(['shop-id']);
  } finally {
    await s3.stop();
  }
});

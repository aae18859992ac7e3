import { readFile } from 'node:fs/promises';
import { reasonOf } from '../platform/log/reason-of.ts';
import { keyOfPicture } from '../platform/media/index.ts';
import { isStorageAway } from '../platform/media/storage.ts';
import type { Services } from '../services.ts';

/** The banner in the form in which shops store it, with the facts that its key needs, so that no start has to decode it. */
export const banner = {
  file: new URL('./default-banner.webp', import.meta.url),
  width: 1920,
  height: 1080,
  color: 'cbb79f',
};

/**
 * Stores the banner that ships with this version, to be shown where the operator has set none. While the bucket for pictures
 * is away, a shop starts without it, and tries again at its next start.
 */
export async function ensureBaseMedia({ changes, log, media }: Services): Promise<void> {
  const { file, ...facts } = banner;
  const webp = await readFile(file);
  const key = keyOfPicture(webp, facts);
  const picture = await media.keep({ key, webp, ...facts }).catch((error: unknown) => {
    if (!isStorageAway(error)) throw error;
    log.warn({ reason: reasonOf(error) }, 'the default banner cannot be stored at this start');
    return null;
  });
  if (!picture) return;
  await changes.transaction(async (trx, touch) => {
    await trx
      .insertInto('picture')
      .values({ key: picture.key, bytes: picture.bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numUpdatedRows } = await trx
      .updateTable('announcement')
      .set({ default_banner: picture.key })
      .where('default_banner', 'is distinct from', picture.key)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) touch('announcements');
  });
}

import { readFile } from 'node:fs/promises';
import { reasonOf } from '../platform/log/reason-of.ts';
import { isStorageAway } from '../platform/media/storage.ts';
import type { Services } from '../services.ts';

const banner = new URL('./default-banner.webp', import.meta.url);

/**
 * Stores the banner that ships with this version, to be shown where the operator has set none. While the bucket for pictures
 * is away, a shop starts without it, and tries again at its next start.
 */
export async function ensureBaseMedia({ changes, log, media }: Services): Promise<void> {
  const picture = await media.store(await readFile(banner)).catch((error: unknown) => {
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

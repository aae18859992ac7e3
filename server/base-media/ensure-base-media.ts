import { readFile } from 'node:fs/promises';
import type { Services } from '../services.ts';

const banner = new URL('./default-banner.webp', import.meta.url);

/** Stores the banner that ships with this version, to be shown where the operator has set none. */
export async function ensureBaseMedia({ changes, media }: Services): Promise<void> {
  const picture = await media.store(await readFile(banner));
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

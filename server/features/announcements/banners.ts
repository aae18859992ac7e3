import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { StoredPicture } from '../../platform/media/index.ts';

/** The banners set by the operator, and what stands in for the main one. */
export async function findSetBanners(db: Db) {
  const banners = await db
    .selectFrom('announcement')
    .select(['main_banner as main', 'secondary_banner as secondary', 'default_banner as standIn'])
    .executeTakeFirst();
  return banners ?? { main: null, secondary: null, standIn: null };
}

export const bannerPlaces = ['main', 'secondary'] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

/** Visible in every process from its next answer on. */
export async function setBanner(
  { changes }: Pick<Services, 'changes'>,
  actor: string,
  place: BannerPlace,
  { key, bytes }: Pick<StoredPicture, 'key' | 'bytes'>,
): Promise<void> {
  await changes.transaction(async (trx, touch) => {
    await trx
      .insertInto('picture')
      .values({ key, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable('announcement')
      .set({ [columnOf[place]]: key })
      .execute();
    await recordAction(trx, { actor, action: 'banner set', subject: place, details: key });
    touch('announcements');
  });
}

/** @returns false when none was set */
export async function clearBanner(
  { changes }: Pick<Services, 'changes'>,
  actor: string,
  place: BannerPlace,
): Promise<boolean> {
  return changes.transaction(async (trx, touch) => {
    const { numUpdatedRows } = await trx
      .updateTable('announcement')
      .set({ [columnOf[place]]: null })
      .where(columnOf[place], 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await recordAction(trx, { actor, action: 'banner clear', subject: place });
    touch('announcements');
    return true;
  });
}

const columnOf = { main: 'main_banner', secondary: 'secondary_banner' } as const;

import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { insertPictures, keepPictures, type ReadPicture } from '../../platform/media/index.ts';

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

const columnOf = { main: 'main_banner', secondary: 'secondary_banner' } as const;

/**
 * Shows a picture as a banner, or none; visible in every process from its next answer on.
 * @returns false when none is to go and none was set
 */
export const setBanner = (
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  actor: string,
  place: BannerPlace,
  picture: ReadPicture | null,
): Promise<boolean> => {
  const [column, key, pictures] = [columnOf[place], picture?.key ?? null, picture ? [picture] : []];
  return keepPictures(services, pictures, () =>
    services.changes.transaction(async (trx, touch) => {
      await insertPictures(trx, pictures);
      const { numUpdatedRows } = await trx
        .updateTable('announcement')
        .set({ [column]: key })
        .where((eb) => eb.or([eb(column, 'is not', null), eb.val(key !== null)]))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const action = key === null ? 'banner clear' : 'banner set';
      await recordAction(trx, { actor, action, subject: place, details: key ?? '' });
      touch('announcements');
      return true;
    }),
  );
};

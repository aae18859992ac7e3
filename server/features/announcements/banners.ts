import type { BannerPlace } from '@orendi/contract/schemas/operator-base';
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

const columnOf = { main: 'main_banner', secondary: 'secondary_banner' } as const;

/**
 * Shows a picture as a banner, or none; visible in every process from its next answer on.
 * @returns false when none is to go and none was set
 */
export function setBanner(
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  actor: string,
  place: BannerPlace,
  picture: ReadPicture | null,
): Promise<boolean> {
  const column = columnOf[place];
  const pictures = picture ? [picture] : [];
  const key = picture?.key ?? null;
  return keepPictures(services, pictures, () =>
    services.changes.transaction(async (trx, touch) => {
      await insertPictures(trx, pictures);
      const update = trx.updateTable('announcement').set({ [column]: key });
      const known = key === null ? update.where(column, 'is not', null) : update;
      const { numUpdatedRows } = await known.executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const action = key === null ? 'banner clear' : 'banner set';
      await recordAction(trx, { actor, action, subject: place, details: key ?? '' });
      touch('announcements');
      return true;
    }),
  );
}

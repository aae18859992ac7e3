import type { Services } from '../../services.ts';
import type { StoredPicture } from '../../platform/media/index.ts';

/** The places for which the operator can set a banner. */
export const bannerPlaces = ['main', 'secondary'] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

/** Shows a stored picture as a banner, in every process from its next answer on; null removes the banner. */
export async function setBanner(
  { changes }: Pick<Services, 'changes'>,
  place: BannerPlace,
  picture: Pick<StoredPicture, 'key' | 'bytes'> | null,
): Promise<void> {
  const key = picture?.key ?? null;
  await changes.transaction(async (trx, touch) => {
    if (picture) {
      await trx
        .insertInto('picture')
        .values({ key: picture.key, bytes: picture.bytes })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await trx
      .updateTable('announcement')
      .set(place === 'main' ? { main_banner: key } : { secondary_banner: key })
      .execute();
    touch('announcements');
  });
}

import type { Services } from '@orendi/server/services';
import { drawPicture } from './draw-picture.ts';

/** A drawn picture, stored in the running product's picture store. */
export async function storePicture(services: Pick<Services, 'db' | 'media'>, color: string) {
  const { key, bytes } = await services.media.store(await drawPicture(color));
  await services.db
    .insertInto('picture')
    .values({ key, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { key, bytes };
}

import type { Parts } from '@orendi/server/parts';
import { drawPicture } from './draw-picture.ts';

/** A drawn picture in the running product's store. */
export async function storePicture(parts: Pick<Parts, 'db' | 'media'>, color: string) {
  const { key, bytes } = await parts.media.store(await drawPicture(color));
  await parts.db
    .insertInto('picture')
    .values({ key, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { key, bytes };
}

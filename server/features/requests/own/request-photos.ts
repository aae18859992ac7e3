import { requestPhotos } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import { ApiError, brokenField, conflict } from '../../../platform/http/api-error.ts';
import { mayRemovePictures, type ReadPicture } from '../../../platform/media/index.ts';
import { say } from '../../../platform/sentence.ts';
import { lockOwnRequest, type OwnRequestRow } from './own-queries.ts';
import { deletePhoto, findPhotoKeys, insertPhotos, listRequestPhotos } from './photo-queries.ts';

/** @throws ApiError CONFLICT for a withdrawn request, or in a shop without a place for photographs */
export function checkTakesPhotos(services: Pick<Services, 'photos'>, row: OwnRequestRow): void {
  if (services.photos === null || row.withdrawn_at !== null)
    throw conflict(m.api_request_photos_closed);
}

/**
 * Adds photographs to a request. Their files are written first: a crash or a refusal leaves files without rows, which
 * `sweepPhotos` removes. One that the request has already adds nothing.
 * @throws ApiError NOT_FOUND, CONFLICT, VALIDATION when there would be too many
 */
export async function addPhotos(
  services: Pick<Services, 'changes' | 'photos'>,
  token: string,
  pictures: readonly ReadPicture[],
): Promise<void> {
  const { changes } = services;
  const stored: { key: string; picture: ReadPicture }[] = [];
  for (const picture of pictures) {
    const key = await services.photos?.add(picture.webp);
    if (key !== undefined) stored.push({ key, picture });
  }
  const businessId = await changes.transaction(async (trx) => {
    const request = await lockOwnRequest(trx, token);
    if (!request) throw new ApiError('NOT_FOUND');
    checkTakesPhotos(services, request);
    const before = await listRequestPhotos(trx, request.id);
    const known = new Set(before.map(({ fingerprint }) => fingerprint));
    const added = stored.filter(({ picture }) => !known.has(picture.key));
    const { max } = requestPhotos;
    if (before.length + added.length > max)
      throw brokenField('photos', say(m.api_too_many_items, { max }));
    const rows = added.map(({ key, picture: { key: fingerprint, width, height, webp } }) => {
      return { request_id: request.id, key, fingerprint, width, height, bytes: webp.length };
    });
    await insertPhotos(trx, rows);
    return request.business_id;
  });
  changes.announceOrders(businessId);
}

/**
 * Removes a photograph; its file goes with the next sweep.
 * @throws ApiError NOT_FOUND
 */
export async function removePhoto(
  { changes }: Pick<Services, 'changes'>,
  { id: requestId, business_id }: OwnRequestRow,
  photo: number,
): Promise<void> {
  const isGone = await changes.transaction((trx) => deletePhoto(trx, requestId, photo));
  if (!isGone) throw new ApiError('NOT_FOUND');
  changes.announceOrders(business_id);
}

const hour = 3_600_000;
const batchSize = 100;

/**
 * Removes the files of photographs whose rows are gone, by whatever way, or that a crash kept from having one. None is removed
 * while a backup copies them.
 */
export async function sweepPhotos(services: Pick<Services, 'db' | 'photos'>): Promise<void> {
  const { db, photos } = services;
  const old = (await photos?.listOlder(hour)) ?? [];
  for (let at = 0; at < old.length; at += batchSize) {
    const keys = old.slice(at, at + batchSize);
    await db.transaction().execute(async (trx) => {
      if (!(await mayRemovePictures(trx))) return;
      const used = await findPhotoKeys(trx, keys);
      for (const key of keys) if (!used.has(key)) await photos?.remove(key);
    });
  }
}

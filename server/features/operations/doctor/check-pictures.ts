import { frameName } from '@orendi/contract/fit-picture';
import { Readable } from 'node:stream';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { samplePictures } from './doctor-queries.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground, Outside } from './ground.ts';

const { ok, warning, fault } = findingsOf('pictures');

/** The sample has as many random ones again. */
const newest = 20;

/** Whether a sample of stored pictures can be read, here and where browsers are sent for them. */
export async function checkPictures(
  { db, media, settings }: Pick<Ground, 'db' | 'media' | 'settings'>,
  outside: Pick<Outside, 'fetch'>,
): Promise<Finding[]> {
  if (!db || !media) return [warning('pictures_unknown', {}, 'database_first')];
  const keys = await samplePictures(db, newest);
  const missing: string[] = [];
  for (const key of keys) {
    try {
      if (!(await isThere(media, key))) missing.push(key);
    } catch (error) {
      return [fault('pictures_unread', { reason: reasonOf(error) })];
    }
  }
  const total = keys.length;
  if (total === 0) return [ok('pictures_none')];
  const [key] = missing;
  if (key === undefined) {
    const read = ok('pictures_read', { count: total });
    return [read, ...(await checkReads(keys, { media, settings }, outside))];
  }
  return [fault('pictures_missing', { count: missing.length, total, key })];
}

async function isThere(media: NonNullable<Ground['media']>, key: string): Promise<boolean> {
  const picture = await media.serve(`/${key}.webp`);
  if (picture?.body instanceof Readable) picture.body.destroy();
  return picture !== null && picture.bytes > 0;
}

type Stores = Pick<Ground, 'settings'> & { media: NonNullable<Ground['media']> };

/** Whether the CDN of MEDIA_URL, or the bucket that browsers are sent to, hands out a picture; nothing without either. */
async function checkReads(keys: string[], stores: Stores, outside: Pick<Outside, 'fetch'>) {
  const address = await findAddress(keys, stores);
  if (address === null) return [];
  const { host } = new URL(address);
  const answer = await outside.fetch(address).catch((error: unknown) => reasonOf(error));
  if (typeof answer === 'string') return [unread(host, answer)];
  await answer.body?.cancel();
  const type = answer.headers.get('content-type') ?? '?';
  if (!answer.ok || !type.startsWith('image/')) {
    return [unread(host, `HTTP ${answer.status}, ${type}`)];
  }
  const isForMasks = answer.headers.get('access-control-allow-origin') !== null;
  return stores.settings.mediaReads === 'redirect' || isForMasks
    ? [ok('reads_ready', { host })]
    : [warning('reads_masks', { host })];
}

/** An address outside of the product at which browsers read one of the pictures; null where there is none. */
async function findAddress(keys: string[], { media, settings }: Stores) {
  const { mediaUrl, mediaReads } = settings;
  const [first] = keys;
  // One completed to a frame: a CDN from before there were any lets only the others through.
  if (mediaUrl.startsWith('http'))
    return first ? `${mediaUrl}/${first}/${frameName(1)}/160.webp` : null;
  if (mediaReads === 'proxy') return null;
  // Small pictures are answered by the product itself.
  for (const key of keys) {
    const address = await media.locate(`/${key}.webp`);
    if (address) return address.url;
  }
  return null;
}

const unread = (host: string, reason: string): Finding => fault('reads_unread', { host, reason });

import { Readable } from 'node:stream';
import { m } from '@orendi/messages';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { say } from '../../../platform/sentence.ts';
import { samplePictures } from './doctor-queries.ts';
import { checkReads } from './check-reads.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground, Outside } from './ground.ts';

const { ok, warning, fault } = findingsOf('pictures');

/** As many again are chosen by chance. */
const newest = 20;

/** Whether stored pictures are there, by a sample, and browsers get one where they are sent for it. */
export async function checkPictures(
  { db, media, settings }: Pick<Ground, 'db' | 'media' | 'settings'>,
  outside: Pick<Outside, 'fetch'>,
): Promise<Finding[]> {
  if (!db || !media) {
    return [warning(say(m.doctor_pictures_unknown), say(m.doctor_database_first))];
  }
  const keys = await samplePictures(db, newest);
  const missing: string[] = [];
  for (const key of keys) {
    try {
      if (!(await isThere(media, key))) missing.push(key);
    } catch (error) {
      return [
        fault(
          say(m.doctor_pictures_unread, { reason: reasonOf(error) }),
          say(m.doctor_pictures_unread_do),
        ),
      ];
    }
  }
  const total = keys.length;
  if (total === 0) return [ok(say(m.doctor_pictures_none))];
  const [key] = missing;
  if (key === undefined) {
    const read = ok(say(m.doctor_pictures_read, { count: total }));
    return [read, ...(await checkReads({ keys, media, settings }, outside))];
  }
  const text = say(m.doctor_pictures_missing, { count: missing.length, total, key });
  return [fault(text, say(m.doctor_pictures_missing_do))];
}

async function isThere(media: NonNullable<Ground['media']>, key: string): Promise<boolean> {
  const picture = await media.serve(`/${key}.webp`);
  if (picture?.body instanceof Readable) picture.body.destroy();
  return picture !== null && picture.bytes > 0;
}

import { statfs } from 'node:fs/promises';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { findingsOf, sizeText, tell } from './finding.ts';
import { readDisk } from '../../../platform/disk-space.ts';
import type { Ground } from './ground.ts';
import { findGrowth } from './doctor-queries.ts';

const { warning, well, fault } = findingsOf('disk');

const MIB = 1024 ** 2;
/** Below this, a photograph or a checkpoint of the database may no longer fit. */
const leastFree = 512 * MIB;
/** Below this share, or with room for fewer days, it is time to do something. */
const littleFree = 0.1;
const littleTime = 60;

const makeRoom = tell('disk_do');

/** Room and file entries on the disk of the data folder, and for how long the room lasts as the shop grows. */
export async function checkDisk({ settings, db }: Pick<Ground, 'settings' | 'db'>) {
  const { dataDir } = settings;
  const disk = await statfs(dataDir).catch(reasonOf);
  if (typeof disk === 'string') return [fault('disk_unseen', { folder: dataDir, reason: disk })];
  const free = disk.bavail * disk.bsize;
  const share = free / (disk.blocks * disk.bsize);
  const grown = db ? await findGrowth(db).catch(() => null) : null;
  const days = grown ? Math.floor(free / (grown / 30)) : null;
  const room = { free: sizeText(free), percent: Math.round(share * 100) };
  const growing = { ...room, grown: sizeText(grown ?? 0) };
  const facts =
    days === null
      ? tell('disk_free', room)
      : days > 3650
        ? tell('disk_years', growing)
        : tell('disk_days', { ...growing, days });
  const isShort = share < littleFree || (days !== null && days < littleTime);
  const left =
    free < leastFree ? fault(facts, makeRoom) : isShort ? warning(facts, makeRoom) : well(facts);
  // Some file systems count no entries.
  const hasFewEntries = disk.files > 0 && disk.ffree / disk.files < 0.05;
  return hasFewEntries ? [left, warning('disk_entries', {}, 'disk_do')] : [left];
}

/** So little room is left that somebody must make some now. */
export async function findFullDisk({ settings }: Pick<Ground, 'settings'>, read = readDisk) {
  const { freeBytes, totalBytes } = await read(settings.dataDir);
  const share = freeBytes / totalBytes;
  if (freeBytes >= leastFree && share >= littleFree) return [];
  const room = { free: sizeText(freeBytes), percent: Math.round(share * 100) };
  return [fault(tell('disk_free', room), makeRoom)];
}

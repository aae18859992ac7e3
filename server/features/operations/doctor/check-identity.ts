import { readFolderMark, readShopId } from '../../../platform/shop-mark.ts';
import { findOwnerOfBackups } from '../../backups/index.ts';
import { openCluster } from '../../discovery/index.ts';
import { findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning, fault } = findingsOf('identity');

/** A place as the settings name it, and the shop that it is marked with; null where there is no mark. */
type Place = [name: string, owner: string | null];

/** Whether all that lies outside of the database is this shop's. Replicas are looked at with the database. */
export async function checkIdentity(ground: Pick<Ground, 'db' | 'media' | 'photos' | 'settings'>) {
  const { db, media, photos, settings } = ground;
  const id = db && (await readShopId(db));
  if (!id) return [warning('identity_unknown', {}, 'database_first')];
  const { dataDir, s3Url, s3PrivateUrl, backupTo } = settings;
  const places: Place[] = [[`DATA_DIR (${dataDir})`, await readFolderMark(dataDir)]];
  // A service that does not answer is reported with the pictures.
  const ownerOf = ({ mark }: NonNullable<Ground['photos']>) => mark.readMark().catch(() => null);
  if (media) places.push([s3Url ? 'S3_URL' : `${dataDir}/pictures`, await ownerOf(media)]);
  if (photos) {
    const place = s3PrivateUrl ? 'S3_PRIVATE_URL' : `${dataDir}/request-photos`;
    places.push([place, await ownerOf(photos)]);
  }
  if (backupTo) places.push([`BACKUP_TO (${backupTo})`, await findOwnerOfBackups(backupTo)]);
  places.push(...(await findSearchPlace(settings, id)));
  return [
    ok('identity', { id }),
    ...places.map(([place, owner]) => {
      if (owner === null) return ok('mark_none', { place });
      return owner === id ? ok('mark_own', { place }) : fault('mark_foreign', { place, owner, id });
    }),
  ];
}

/** None where the cluster does not answer, which is told of with the search. */
async function findSearchPlace(settings: Ground['settings'], id: string): Promise<Place[]> {
  if (settings.searchUrls.length === 0) return [];
  const cluster = await openCluster(settings).catch(() => null);
  if (!cluster) return [];
  try {
    const owners = Object.values(await cluster.listOwners());
    const owner = owners.find((each) => each !== null && each !== id) ?? owners.find(Boolean);
    return [[`SEARCH_INDEX (${cluster.alias})`, owner ?? null]];
  } catch {
    return [];
  } finally {
    await cluster.close();
  }
}

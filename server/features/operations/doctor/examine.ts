import { reasonOf } from '../../../platform/log/reason-of.ts';
import { withinTime } from '../../../platform/within-time.ts';
import { checkBackup } from './check-backup.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkClock } from './check-clock.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkIdentity } from './check-identity.ts';
import { checkJobs } from './check-jobs.ts';
import { checkMail } from './check-mail.ts';
import { checkPhones } from './check-phones.ts';
import { checkPictures } from './check-pictures.ts';
import { checkProduct } from './check-product.ts';
import { checkRedis } from './check-redis.ts';
import { checkSearch } from './check-search.ts';
import { checkSettings } from './check-settings.ts';
import { type Area, areas, type Finding, findingsOf } from './finding.ts';
import { type Ground, type Outside, realOutside } from './ground.ts';

type Check = (ground: Ground, outside: Outside) => Promise<Finding[]>;

const checks: Record<Area, Check> = {
  settings: checkSettings,
  product: checkProduct,
  disk: checkDisk,
  database: checkDatabase,
  identity: checkIdentity,
  redis: checkRedis,
  search: checkSearch,
  pictures: checkPictures,
  mail: checkMail,
  phones: checkPhones,
  jobs: checkJobs,
  certificate: checkCertificate,
  clock: checkClock,
  backup: checkBackup,
};

/** Longer than a mail server may take to greet us. */
const PATIENCE_MS = 20_000;

/**
 * Looks at everything that a shop needs to be well, and changes nothing.
 * @param ground the services of a running product, or what is left of one that is down
 */
export async function examine(
  ground: Ground,
  outside: Outside = realOutside,
  patienceMs = PATIENCE_MS,
): Promise<Finding[]> {
  const found = areas.map(async (area) => {
    const late = new Error('it took too long');
    try {
      return await withinTime(patienceMs, checks[area](ground, outside), () => late);
    } catch (error) {
      const { fault } = findingsOf(area);
      return [
        error === late
          ? fault('unexamined_late', {}, 'unexamined_do')
          : fault('unexamined', { reason: reasonOf(error) }),
      ];
    }
  });
  return (await Promise.all(found)).flat();
}

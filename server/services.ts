import type pg from 'pg';
import type { Captcha } from './platform/captcha/index.ts';
import type { Changes } from './platform/db/changes.ts';
import type { Reads } from './platform/db/replicas/index.ts';
import type { DiskSpace } from './platform/disk-space.ts';
import type { Db } from './platform/db/tables.ts';
import type { Pressure } from './platform/http/pressure.ts';
import type { CountCall } from './platform/http/rate-limit.ts';
import type { Tallies } from './platform/http/counters.ts';
import type { Uploads } from './platform/http/uploads/create-uploads.ts';
import type { Sessions } from './platform/http/session.ts';
import type { Jobs } from './platform/jobs/index.ts';
import type { Log } from './platform/log/log.ts';
import type { Media, PhotoStore } from './platform/media/index.ts';
import type { Metrics } from './platform/metrics/index.ts';
import type { Push } from './platform/push/create-push.ts';
import type { Redis } from './platform/redis/open-redis.ts';
import type { Workbooks } from './platform/sheets/index.ts';
import type { Settings } from './platform/settings.ts';

/** Everything the app is built from. Features declare theirs in an index.ts, so that this imports no feature. */
export interface Services {
  settings: Settings;
  /** Which of several that serve one port this process is, from 1 on; null if it is alone. */
  worker: number | null;
  log: Log;
  clock: () => Date;
  /** Used for all signatures. */
  secret: string;
  db: Db;
  /** For what anybody may read: a replica that has all changes this process has heard of, else the same as `db`. */
  reads: Db;
  replicas: Pick<Reads, 'list' | 'isWithoutPrimary'>;
  pool: pg.Pool;
  changes: Changes;
  /** Where processes count and tell each other, if the settings name one. */
  redis: Redis | null;
  diskSpace: DiskSpace;
  media: Media;
  /** Photographs that buyers add to requests; null where the settings name no place for them. */
  photos: PhotoStore | null;
  uploads: Uploads;
  jobs: Jobs;
  metrics: Metrics;
  captcha: Captcha;
  push: Push;
  workbooks: Workbooks;
  countCall: CountCall;
  /** Counts of recent events, for what grows with them. */
  tallies: Tallies;
  pressure: Pressure;
  sessions: Sessions;
}

import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Captcha } from './platform/captcha/index.ts';
import type { Changes } from './platform/db/changes.ts';
import type { Database } from './platform/db/tables.ts';
import type { CountCall } from './platform/http/rate-limit.ts';
import type { Uploads } from './platform/http/uploads/create-uploads.ts';
import type { Sessions } from './platform/http/session.ts';
import type { Jobs } from './platform/jobs/index.ts';
import type { Log } from './platform/log/log.ts';
import type { Media } from './platform/media/index.ts';
import type { Push } from './platform/push/index.ts';
import type { Workbooks } from './platform/sheets/index.ts';
import type { Settings } from './platform/settings.ts';

/**
 * Everything the app is built from. Passed in, so that a test can pass in its own. What a feature adds is declared in
 * its index.ts, so that this file imports none of them.
 */
export interface Services {
  settings: Settings;
  log: Log;
  clock: () => Date;
  /** Behind all signatures. */
  secret: string;
  db: Kysely<Database>;
  pool: pg.Pool;
  changes: Changes;
  media: Media;
  /** Forms with pictures. */
  uploads: Uploads;
  jobs: Jobs;
  captcha: Captcha;
  /** Messages to browsers. */
  push: Push;
  /** Reports as files of Excel. */
  workbooks: Workbooks;
  countCall: CountCall;
  sessions: Sessions;
}

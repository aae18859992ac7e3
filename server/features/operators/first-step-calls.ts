import * as routes from '@orendi/contract/routes/operator-work';
import type { FirstSteps } from '@orendi/contract/schemas/operator-health';
import { sql } from 'kysely';
import { recordAction } from '../../platform/audit/record-action.ts';
import { lacksMailServer } from '../../platform/settings.ts';
import type { Services } from '../../services.ts';
import { backupCheckQueue } from '../backups/index.ts';
import { consoleCall } from './actions/console-call.ts';

const checkLimit = { name: 'backup-check', calls: 6, seconds: 3_600 };

/** The steps towards a marketplace that runs, which only the console counts. */
export const firstStepCalls = [
  consoleCall(routes.getFirstSteps, (_, { services }) => findFirstSteps(services)),
  consoleCall(
    routes.checkBackup,
    async (_, { services: { db, jobs, settings }, actor }) => {
      if (settings.backupTo === null) return;
      await db.transaction().execute((trx) => jobs.send(trx, backupCheckQueue, { actor }));
      jobs.wake(backupCheckQueue);
    },
    checkLimit,
  ),
  consoleCall(routes.checkAssortment, async (_, { services: { db }, actor }) =>
    recordAction(db, { actor, action: 'assortment check' }),
  ),
];

/** Each is read from what its work has stored; a mail that lies in a file on a public shop has tested nothing. */
async function findFirstSteps({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const { rows } = await sql<Record<keyof FirstSteps['done'], boolean>>`
    select
      exists (select from mail_test where error is null) as mail,
      exists (select from market where legal_name is not null) as identity,
      exists (select from audit_entry where action = 'backup check') as backup,
      exists (
        select from audit_entry where action like any ('{category %,industry %,assortment check}')
      ) as assortment,
      exists (select from audit_entry where action = 'business invite')
        or exists (select from account where business_id is not null) as shop`.execute(db);
  const [done] = rows;
  if (!done) throw new Error('There are no first steps.');
  return {
    done: { ...done, mail: done.mail && !lacksMailServer(settings) },
    hasBackupFolder: settings.backupTo !== null,
  };
}

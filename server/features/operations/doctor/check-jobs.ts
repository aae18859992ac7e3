import { m } from '@orendi/messages';
import { listFailedJobs } from '../../../platform/jobs/index.ts';
import { say } from '../../../platform/sentence.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning } = findingsOf('jobs');

/** Jobs that fail again and again. */
export async function checkJobs({ db }: Pick<Ground, 'db'>): Promise<Finding[]> {
  if (!db) return [];
  const failed = await listFailedJobs(db);
  const [first] = failed;
  if (!first) return [ok(say(m.doctor_jobs_none))];
  const { queue, since, error } = first;
  const facts = { count: failed.length, queue, since: since.toISOString(), error };
  return [warning(say(m.doctor_jobs_failing, facts), say(m.doctor_jobs_failing_do))];
}

import { listFailedJobs } from '../../../platform/jobs/index.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning } = findingsOf('jobs');

/** Jobs that fail again and again. */
export async function checkJobs({ db }: Pick<Ground, 'db'>): Promise<Finding[]> {
  if (!db) return [];
  const failed = await listFailedJobs(db);
  const [first] = failed;
  if (!first) return [ok('jobs_none')];
  const { queue, since, error } = first;
  const facts = { count: failed.length, queue, since: since.toISOString(), error };
  return [warning('jobs_failing', facts)];
}

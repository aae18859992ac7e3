import { m } from '@orendi/messages';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { say } from '../../../platform/sentence.ts';
import { findSecondsUnfed } from './doctor-queries.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground, Outside } from './ground.ts';

const { ok, warning, fault } = findingsOf('search');

/** Feeding is noted every second; a machine that is busy may take longer. */
const longestPause = 30;

interface Health {
  status: 'green' | 'yellow' | 'red';
  number_of_nodes: number;
}

/** Whether the search cluster is there, is whole, and has what was written. */
export async function checkSearch(
  { settings: { searchUrls }, db }: Pick<Ground, 'settings' | 'db'>,
  { fetch }: Pick<Outside, 'fetch'>,
): Promise<Finding[]> {
  if (searchUrls.length === 0) return [ok(say(m.doctor_search_memory))];
  const asked = await Promise.all(
    searchUrls.map(async (url) => {
      const address = new URL(url).host;
      try {
        return { address, health: await askNode(fetch, url), reason: null };
      } catch (error) {
        return { address, health: null, reason: reasonOf(error) };
      }
    }),
  );
  const health = asked.find((node) => node.health !== null)?.health;
  const [first] = asked;
  if (!health) {
    const text = say(m.doctor_search_unreached, { reason: first?.reason ?? '' });
    return [fault(text, say(m.doctor_search_unreached_do))];
  }
  const found = [
    ...asked.flatMap(({ address, reason }) =>
      reason === null
        ? []
        : [warning(say(m.doctor_search_node, { address, reason }), say(m.doctor_search_node_do))],
    ),
    ...judgeHealth(health),
    ...judgeFeed(db && (await findSecondsUnfed(db))),
  ];
  return found.length > 0
    ? found
    : [ok(say(m.doctor_search_answers, { nodes: health.number_of_nodes }))];
}

async function askNode(fetch: Outside['fetch'], url: string): Promise<Health> {
  const { username, password, origin } = new URL(url);
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const answer = await fetch(`${origin}/_cluster/health`, {
    headers: username ? { authorization: `Basic ${login.toString('base64')}` } : {},
  });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return (await answer.json()) as Health;
}

function judgeHealth({ status }: Health): Finding[] {
  if (status === 'red') return [fault(say(m.doctor_search_red), say(m.doctor_search_red_do))];
  if (status === 'yellow')
    return [warning(say(m.doctor_search_yellow), say(m.doctor_search_yellow_do))];
  return [];
}

/** @param seconds since it had everything; null if that was never */
function judgeFeed(seconds: number | null): Finding[] {
  if (seconds === null)
    return [warning(say(m.doctor_search_unfilled), say(m.doctor_search_unfilled_do))];
  if (seconds <= longestPause) return [];
  const text = say(m.doctor_search_unfed, { seconds: Math.round(seconds) });
  return [fault(text, say(m.doctor_search_unfed_do))];
}

import { formatNumber } from '@orendi/contract/money';
import { SearchAway } from '@orendi/search/opensearch/search-away';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import type { Sentence } from '../../../platform/sentence.ts';
import { StartError } from '../../../platform/start-error.ts';
import { estimateListings, findSecondsUnfed } from './doctor-queries.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';
import { connectNodes, mostListingsInMemory } from '../../discovery/index.ts';

const { ok, warning, fault } = findingsOf('search');

/** Feeding is noted every second; a machine that is busy may take longer. */
const longestPause = 30;

interface Health {
  status: 'green' | 'yellow' | 'red';
  number_of_nodes: number;
}

/** Whether the search cluster answers, is healthy and is up to date; or whether the shop has grown to need one. */
export async function checkSearch({
  settings: { searchUrls, searchAuthorityFile },
  db,
}: Pick<Ground, 'settings' | 'db'>): Promise<Finding[]> {
  if (searchUrls.length === 0) return [judgeMemory(db && (await estimateListings(db)))];
  const asked = await Promise.allSettled(
    searchUrls.map((url) => askNode(url, searchAuthorityFile)),
  );
  const health = asked.find((node) => node.status === 'fulfilled')?.value;
  const faults = asked.flatMap((node, index) =>
    node.status === 'rejected'
      ? [tellFault(new URL(searchUrls[index] ?? '').host, node.reason, health !== undefined)]
      : [],
  );
  if (!health) return faults.slice(0, 1);
  const found = [
    ...faults,
    ...judgeHealth(health),
    ...judgeFeed(db && (await findSecondsUnfed(db))),
  ];
  return found.length > 0 ? found : [ok('search_answers', { nodes: health.number_of_nodes })];
}

const numberText =
  (number: number): Sentence =>
  (language) =>
    formatNumber(Math.round(number), language);

function judgeMemory(listings: number | null): Finding {
  if ((listings ?? 0) <= mostListingsInMemory) return ok('search_memory');
  return warning('search_many', {
    listings: numberText(listings ?? 0),
    most: numberText(mostListingsInMemory),
  });
}

/** @throws SearchAway, and StartError if the certificates of the node's authority cannot be read */
async function askNode(url: string, searchAuthorityFile: string | null): Promise<Health> {
  const node = await connectNodes({ searchUrls: [url], searchAuthorityFile });
  try {
    return (await node.send({ method: 'GET', path: '/_cluster/health' })) as Health;
  } finally {
    await node.close();
  }
}

/** Says why a node does not answer. The reason stays untranslated, as those of the search are English. */
function tellFault(address: string, thrown: unknown, isOneOfSeveral: boolean): Finding {
  const bad = isOneOfSeveral ? warning : fault;
  const reason = thrown instanceof SearchAway ? thrown.reason : null;
  if (reason === 'forbidden') return bad('search_forbidden', { address });
  if (reason === 'untrusted' || thrown instanceof StartError) {
    return bad('search_untrusted', { address });
  }
  const { cause } = thrown as SearchAway;
  const status = (cause as { statusCode?: number } | undefined)?.statusCode;
  const why = status === undefined ? reasonOf(cause ?? thrown) : `HTTP ${status}`;
  return isOneOfSeveral
    ? bad('search_node', { address, reason: why })
    : bad('search_unreached', { reason: why });
}

function judgeHealth({ status }: Health): Finding[] {
  if (status === 'red') return [fault('search_red')];
  if (status === 'yellow') return [warning('search_yellow')];
  return [];
}

/** @param seconds since it had everything; null if that was never */
function judgeFeed(seconds: number | null): Finding[] {
  if (seconds === null) return [warning('search_unfilled')];
  if (seconds <= longestPause) return [];
  return [fault('search_unfed', { seconds: Math.round(seconds) })];
}

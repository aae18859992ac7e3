import type { SearchCluster } from './cluster.ts';
import { mostAtOnce, windowOf } from './index-shape.ts';
import { type Hit, multiSearch, type SearchBody } from './multi-search.ts';
import { orderOf } from './order.ts';
import { type ExpandedQuery, idsOnly, matchesOf, type SearchSource } from './search-body.ts';

/**
 * The matches of a range that lies further down than a search may skip: goes on from the last match of one search to
 * the next, so that no node ever holds more than a part of them.
 */
export async function listDeep(
  cluster: SearchCluster,
  index: string,
  source: SearchSource,
  asked: ExpandedQuery,
): Promise<Hit[]> {
  const { offset, limit } = asked.query.range;
  const body: SearchBody = {
    ...idsOnly,
    query: matchesOf(source, asked),
    sort: orderOf(source.options, source.worths, asked.query),
    track_total_hits: false,
    track_scores: asked.expanded !== null,
  };
  const found: Hit[] = [];
  let after: unknown[] | undefined;
  for (let passed = 0; passed < offset + limit;) {
    const size = Math.min(windowOf(source.options), offset + limit - passed);
    const [answer] = await multiSearch(cluster, index, [
      { ...body, size, ...(after && { search_after: after }) },
    ]);
    const hits = answer?.hits.hits ?? [];
    found.push(...hits.slice(Math.max(0, offset - passed)));
    passed += hits.length;
    after = hits.at(-1)?.sort;
    if (hits.length < size) break;
  }
  return found;
}

/** The searches for those matches that have one of some ids, ordered by id. */
export function amongBodies(source: SearchSource, asked: ExpandedQuery): SearchBody[] {
  const ids = [...new Set(asked.query.among ?? [])].sort((a, b) => a - b);
  const parts = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, part) =>
    ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  );
  return parts.map((part) => amongBody(source, asked, part));
}

function amongBody(source: SearchSource, asked: ExpandedQuery, ids: readonly number[]): SearchBody {
  return {
    ...idsOnly,
    query: matchesOf(source, asked, [{ terms: { id: ids } }]),
    size: ids.length,
    sort: [{ id: 'asc' }],
    track_total_hits: false,
    track_scores: asked.expanded !== null,
  };
}

import type { Found, Query } from '../engine.ts';
import type { Fields } from '../fields.ts';
import type { SearchCluster } from './cluster.ts';
import { needMore } from './facet-counts.ts';
import { amongBodies, listDeep } from './list-hits.ts';
import { multiSearch, type SearchAnswer, type SearchBody } from './multi-search.ts';
import {
  bodyOf,
  type ExpandedQuery,
  isWithinReach,
  readFound,
  type SearchSource,
} from './search-body.ts';

/** Where rows are, and what searches for them are made from. */
export interface RowSource<F extends Fields, Kind extends string> extends SearchSource<F, Kind> {
  cluster: SearchCluster;
  index: string;
}

/**
 * Answers queries in one request, and some others only for what is deep down or has very many values.
 * @param besides other searches that go with them
 * @throws SearchAway
 */
export async function findRows<F extends Fields, Kind extends string>(
  source: RowSource<F, Kind>,
  queries: readonly ExpandedQuery<F, Kind>[],
  besides: readonly SearchBody[] = [],
): Promise<{ found: Found<F>[]; besides: SearchAnswer[] }> {
  const bodies = queries.map((asked) => [bodyOf(source, asked), ...amongBodies(source, asked)]);
  const answers = await multiSearch(source.cluster, source.index, [...bodies.flat(), ...besides]);
  const found: Found<F>[] = [];
  let next = 0;
  for (const [place, asked] of queries.entries()) {
    const [first, ...among] = answers.slice(next, (next += bodies[place]?.length ?? 0));
    const answer = asked.query.withFacets ? await withAllValues(source, asked, first) : first;
    const inRange = isWithinReach(source.options, asked.query)
      ? (first?.hits.hits ?? [])
      : await listDeep(source.cluster, source.index, source, asked);
    const hits = [...inRange, ...among.flatMap((one) => one.hits.hits)];
    found.push(readFound(source, asked, answer, hits));
  }
  return { found, besides: answers.slice(next) };
}

/** Asks again for as long as values of facets may be missing. */
async function withAllValues<F extends Fields, Kind extends string>(
  { cluster, index, ...source }: RowSource<F, Kind>,
  asked: ExpandedQuery<F, Kind>,
  first: SearchAnswer | undefined,
): Promise<SearchAnswer | undefined> {
  const { fields, mostValues } = source.options;
  const query: Query<F, Kind> = { ...asked.query, range: { offset: 0, limit: 0 } };
  let answer = first;
  for (;;) {
    const values = needMore(fields, answer?.aggregations ?? {}, mostValues);
    if (values === null) return answer;
    [answer] = await multiSearch(cluster, index, [bodyOf(source, { ...asked, query }, values)]);
  }
}

import type { Found } from '../engine.ts';
import { needMore } from './facet-counts.ts';
import { windowOf } from './index-shape.ts';
import { type Hit, inParts, type SearchAnswer, type SearchBody } from './multi-search.ts';
import {
  countsBodyOf,
  type ExpandedQuery,
  idsBodyOf,
  isWithinReach,
  rangeBodiesOf,
  readFound,
  type SearchSource,
} from './search-body.ts';

/**
 * Answers queries in one request, and some others only for what is deep down or has very many values.
 * @param besides other searches that go with them
 * @throws SearchAway
 */
export async function findRows(
  source: SearchSource,
  queries: readonly ExpandedQuery[],
  besides: readonly SearchBody[] = [],
): Promise<{ found: Found[]; besides: SearchAnswer[] }> {
  const bodies = queries.map((asked) => [
    countsBodyOf(source, asked),
    ...rangeBodiesOf(source, asked),
    ...amongBodies(source, asked),
  ]);
  const answers = await source.ask([...bodies.flat(), ...besides]);
  const found: Found[] = [];
  let next = 0;
  for (const [place, asked] of queries.entries()) {
    const [first, ...listed] = answers.slice(next, (next += bodies[place]?.length ?? 0));
    const answer = asked.query.withFacets ? await withAllValues(source, asked, first) : first;
    const deep = isWithinReach(source.options, asked.query) ? [] : await listDeep(source, asked);
    const hits = [...deep, ...listed.flatMap((one) => one.hits.hits)];
    found.push(readFound(source, asked, answer, hits));
  }
  return { found, besides: answers.slice(next) };
}

/** Asks again for as long as values of facets may be missing. */
async function withAllValues(
  source: SearchSource,
  asked: ExpandedQuery,
  first: SearchAnswer | undefined,
): Promise<SearchAnswer | undefined> {
  const { fields, mostValues } = source.options;
  let answer = first;
  for (;;) {
    const values = needMore(fields, answer?.aggregations ?? {}, mostValues);
    if (values === null) return answer;
    [answer] = await source.ask([countsBodyOf(source, asked, values)]);
  }
}

/**
 * The matches of a range that lies further down than a search may skip: goes on from the last match of one search to
 * the next, so that no node ever holds more than a part of them.
 */
async function listDeep(source: SearchSource, asked: ExpandedQuery): Promise<Hit[]> {
  const { offset, limit } = asked.query.range;
  const body = idsBodyOf(source, asked);
  const found: Hit[] = [];
  let after: unknown[] | undefined;
  for (let passed = 0; passed < offset + limit;) {
    const size = Math.min(windowOf(source.options), offset + limit - passed);
    const [answer] = await source.ask([{ ...body, size, ...(after && { search_after: after }) }]);
    const hits = answer?.hits.hits ?? [];
    found.push(...hits.slice(Math.max(0, offset - passed)));
    passed += hits.length;
    after = hits.at(-1)?.sort;
    if (hits.length < size) break;
  }
  return found;
}

/** The searches for those matches that have one of some ids, ordered by id. */
function amongBodies(source: SearchSource, asked: ExpandedQuery): SearchBody[] {
  const ids = [...new Set(asked.query.among ?? [])].sort((a, b) => a - b);
  return inParts(ids).map((part) => {
    const body = idsBodyOf(source, asked, [{ terms: { id: part } }]);
    return Object.assign(body, { size: part.length, sort: [{ id: 'asc' }] });
  });
}

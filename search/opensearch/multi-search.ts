import { awayForStatus, type SearchCluster } from './cluster.ts';
import { mostAtOnce } from './index-shape.ts';

/** The body of a search. */
export type SearchBody = Record<string, unknown>;

export interface Hit {
  _score: number | null;
  _source?: unknown;
  fields?: Record<string, unknown[]>;
  sort?: unknown[];
  /** The named parts of the query that it meets. */
  matched_queries?: string[];
}

export interface Bucket {
  key: number | string;
  doc_count: number;
  /** The most by which the count may be too low, if requested. */
  doc_count_error_upper_bound?: number;
}

/** A count of rows, or of each value of a field; those within a filter hold the others. */
export interface Aggregation {
  doc_count?: number;
  doc_count_error_upper_bound?: number;
  sum_other_doc_count?: number;
  buckets?: Bucket[];
  values?: Aggregation;
}

export interface SearchAnswer {
  hits: { total?: { value: number }; hits: Hit[] };
  aggregations?: Record<string, Aggregation>;
}

type Failure = { status: number; error: { type: string; reason?: string } };

/**
 * Sends several searches in one request, so that they see about the same state.
 * @throws SearchAway unless all of them were answered by all parts of the index
 */
export type Ask = (bodies: readonly SearchBody[]) => Promise<SearchAnswer[]>;

export const askIndex = (cluster: SearchCluster, index: string): Ask => {
  const head = JSON.stringify({ index, allow_partial_search_results: false });
  return async (bodies) => {
    if (bodies.length === 0) return [];
    const { responses } = (await cluster.send({
      method: 'POST',
      path: '/_msearch',
      lines: bodies.map((body) => `${head}\n${JSON.stringify(body)}\n`).join(''),
    })) as { responses: (SearchAnswer | Failure)[] };
    return responses.map((response) => {
      if (!('error' in response)) return response;
      const { type, reason = '' } = response.error;
      const message = `${type}: ${reason}`;
      throw awayForStatus(response.status, message) ?? new Error(`a search is refused: ${message}`);
    });
  };
};

/** Ids in parts, each of which can be asked for at once. */
export function inParts(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, part) =>
    ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  );
}

/** Counts no further than to a number, if one is given. */
export const countOf = (query: object, most: number | true = true): SearchBody => ({
  size: 0,
  track_total_hits: most,
  query,
});

export const totalOf = (answer: SearchAnswer | undefined): number => answer?.hits.total?.value ?? 0;

import type { SearchCluster } from '../opensearch/cluster.ts';
import { createIndex, refreshIndex, removeIndex } from '../opensearch/manage-indices.ts';
import type { IndexOptions } from '../opensearch/index-shape.ts';

let made = 0;

/**
 * Gives an empty index again and again. It is the same one, because to make one takes a cluster much longer.
 */
export function emptyIndices(cluster: SearchCluster, options: IndexOptions) {
  made += 1;
  const index = `empty-${process.pid}-${made}`;
  let isMade = false;
  return {
    async next(): Promise<string> {
      if (!isMade) await createIndex(cluster, index, options);
      isMade = true;
      const everything = { query: { match_all: {} } };
      const query = { refresh: true, conflicts: 'proceed' };
      await refreshIndex(cluster, index);
      const path = `/${index}/_delete_by_query`;
      await cluster.send({ method: 'POST', path, query, body: everything, timeoutMs: 60_000 });
      return index;
    },
    remove: () => removeIndex(cluster, index),
  };
}

import { startOpenSearch } from '@orendi/search/testing/opensearch';
import type { Undo } from '../../product/undo.ts';

/** OpenSearch on three nodes, each in a Java of its own. */
export async function startSearch(undo: Undo) {
  const cluster = await startOpenSearch({ nodes: 3 });
  undo.add(cluster.stop);
  return {
    ...cluster,
    /** The number of the node that manages the cluster now, whose end is the hardest. */
    async findManager(): Promise<number> {
      for (const [place, address] of cluster.addresses.entries()) {
        const ask = async <Body>(path: string) =>
          (await (await fetch(`${address}${path}`)).json()) as Body;
        const own = await ask<{ nodes: object }>('/_nodes/_local?filter_path=nodes.*.name');
        const state = '/_cluster/state/cluster_manager_node';
        const managing = await ask<{ cluster_manager_node: string }>(state);
        if (managing.cluster_manager_node in own.nodes) return place + 1;
      }
      throw new Error('No node of OpenSearch manages the others.');
    },
  };
}

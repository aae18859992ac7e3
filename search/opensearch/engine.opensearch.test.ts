import { afterAll, describe, expect, inject, it } from 'vitest';
import { createMemoryEngine } from '../memory/memory-engine.ts';
import { testAnyRows, testPaging } from '../testing/any-rows.ts';
import { ask, fill, plain } from '../testing/ask-engine.ts';
import { testSomeRows } from '../testing/certain-rows.ts';
import { ClusterEngine } from '../testing/cluster-engine.ts';
import { emptyIndices } from '../testing/empty-indices.ts';
import { options, type SomeRow } from '../testing/some-rows.ts';
import { testTypos } from '../testing/typos.ts';
import { connectCluster } from './cluster.ts';

const cluster = connectCluster({ nodes: inject('opensearch'), timeoutMs: 60_000 });
afterAll(() => cluster.close());

/** Three parts, so that nothing may rely on all rows being in one. */
function emptyEngines(more: { window?: number } = {}) {
  const own = { ...options, shards: 3, ...more };
  const indices = emptyIndices(cluster, own);
  afterAll(() => indices.remove());
  return async () => new ClusterEngine(cluster, await indices.next(), own);
}

describe('an engine in a cluster', () => {
  const create = emptyEngines();
  testAnyRows({ create, slowness: 25 });
  testSomeRows({ create });
  testTypos({ create });

  it('knows the commonest of very many values', async () => {
    const rows = Array.from({ length: 1_700 }, (_, i): SomeRow => {
      const shape = `Shape ${i < 1_500 ? i : i - 1_400}`;
      return { ...plain, id: i + 1, values: { ...plain.values, shape } };
    });
    const engines = [
      await fill(await create(), rows),
      await fill(createMemoryEngine(options), rows),
    ];
    const [found, expected] = await Promise.all(
      engines.map((engine) => ask(engine, { withFacets: true, range: { offset: 0, limit: 0 } })),
    );
    expect(found).toEqual(expected);
  });
});

describe('an engine in a cluster whose searches may skip only a few matches', () => {
  testPaging({ create: emptyEngines({ window: 5 }), slowness: 25 });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, plain } from '../testing/ask-engine.ts';
import { type StartedOpenSearch, startOpenSearch } from '../testing/opensearch.ts';
import { options } from '../testing/some-rows.ts';
import { connectCluster, type SearchCluster } from './cluster.ts';
import { createIndexWriter } from './index-writer.ts';
import { createIndex, refreshIndex } from './manage-indices.ts';
import { OpenSearchEngine } from './opensearch-engine.ts';

/* Three nodes on this machine, of which some are killed. */

let nodes: StartedOpenSearch;
let cluster: SearchCluster;
beforeAll(async () => {
  nodes = await startOpenSearch({ nodes: 3 });
  cluster = connectCluster({ nodes: nodes.addresses, timeoutMs: 5_000 });
});
afterAll(async () => {
  await cluster?.close();
  await nodes?.stop();
});

/** Repeats what the cluster may not yet be able to do. */
async function eventually<Result>(what: () => Promise<Result>): Promise<Result> {
  for (const deadline = Date.now() + 120_000; ;) {
    try {
      return await what();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

it('loses no row and answers on while one of three nodes is gone, and is away while all are', async () => {
  await createIndex(cluster, 'rows', { ...options, shards: 3, replicas: 1 });
  await cluster.send({
    method: 'GET',
    path: '/_cluster/health/rows',
    query: { wait_for_status: 'green', timeout: '60s' },
    timeoutMs: 60_000,
  });
  const writer = createIndexWriter(cluster, 'rows', options);
  const engine = new OpenSearchEngine(cluster, 'rows', options);
  const add = async (from: number) => {
    for (let id = from; id < from + 100; id += 1) writer.upsert({ ...plain, id }, 1);
    await eventually(() => writer.flush());
    await eventually(() => refreshIndex(cluster, 'rows'));
  };
  const count = async () => (await ask(engine, {})).total;

  await add(1);
  expect(await count()).toBe(100);
  await nodes.kill(2);
  expect(await eventually(count)).toBe(100);
  await add(101);
  expect(await eventually(count)).toBe(200);
  await nodes.kill(1, 3);
  await expect(count()).rejects.toMatchObject({ name: 'SearchAway', reason: 'unreachable' });
  writer.upsert({ ...plain, id: 201 }, 1);
  await expect(writer.flush()).rejects.toMatchObject({ name: 'SearchAway' });
  await nodes.start(1, 2, 3);
  expect(await eventually(count)).toBe(200);
  await add(201);
  expect(await eventually(count)).toBe(300);
});

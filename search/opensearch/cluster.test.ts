import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../testing/ask-engine.ts';
import { options } from '../testing/some-rows.ts';
import { connectCluster, type SearchCluster } from './cluster.ts';
import { OpenSearchEngine } from './opensearch-engine.ts';

/* What a cluster may answer, or not, without one. */

const opened: (() => unknown)[] = [];
afterEach(() => Promise.all(opened.splice(0).map((close) => close())));

type Answer = { status: number; body: object } | 'nothing';

async function startNode(answer: Answer): Promise<string> {
  const server = createServer((_request, response) => {
    if (answer === 'nothing') return;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  opened.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function connect(...nodes: string[]): SearchCluster {
  const cluster = connectCluster({ nodes, timeoutMs: 300 });
  opened.push(() => cluster.close());
  return cluster;
}

const search = (cluster: SearchCluster) => ask(new OpenSearchEngine(cluster, 'some', options), {});
const gone = 'http://127.0.0.1:1';
const failed = (status: number, type = 'some_exception') => ({
  status: 200,
  body: { responses: [{ status, error: { type, reason: 'because' } }] },
});
const found = { status: 200, body: { responses: [{ hits: { total: { value: 7 }, hits: [] } }] } };

describe('a cluster that does not answer', () => {
  it.each<[string, () => Promise<string>, string]>([
    ['has no node that can be reached', async () => gone, 'unreachable'],
    ['is silent for too long', () => startNode('nothing'), 'unreachable'],
    ['wants another password', () => startNode({ status: 401, body: {} }), 'refused'],
    ['is too busy', () => startNode({ status: 429, body: {} }), 'refused'],
    ['lacks a part of the index', () => startNode(failed(503)), 'refused'],
    ['has no such index', () => startNode(failed(404)), 'missing'],
  ])('is away if it %s', async (_name, start, reason) => {
    const cluster = connect(await start());
    await expect(search(cluster)).rejects.toMatchObject({ name: 'SearchAway', reason });
  });

  it('is no excuse for a wrong question', async () => {
    const cluster = connect(await startNode(failed(400, 'parsing_exception')));
    await expect(search(cluster)).rejects.toThrow(
      'a search is refused: parsing_exception: because',
    );
    await expect(search(cluster)).rejects.not.toMatchObject({ name: 'SearchAway' });
  });
});

it('asks another node if one is gone', async () => {
  const cluster = connect(gone, await startNode(found));
  const totals = [await search(cluster), await search(cluster), await search(cluster)];
  expect(totals.map(({ total }) => total)).toEqual([7, 7, 7]);
});

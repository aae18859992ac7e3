import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../testing/ask-engine.ts';
import { issueCertificates } from '../testing/issue-certificates.ts';
import { options } from '../testing/some-rows.ts';
import { connectCluster, type SearchCluster } from './cluster.ts';
import { OpenSearchEngine } from './opensearch-engine.ts';

/* A fake node stands in for the cluster and answers, or does not, in every way that a real one may. */

const opened: (() => unknown)[] = [];
afterEach(() => Promise.all(opened.splice(0).map((close) => close())));

type Answer = { status: number; body: object } | 'nothing';

async function startNode(answer: Answer): Promise<string> {
  const server = createServer((_request, response) => {
    if (answer === 'nothing') return;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  opened.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
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
    ['is silent for too long', () => startNode('nothing'), 'late'],
    ['wants another password', () => startNode({ status: 401, body: {} }), 'forbidden'],
    ['does not let the user do that', () => startNode({ status: 403, body: {} }), 'forbidden'],
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

describe('a cluster that speaks https and wants a password', () => {
  let folder: string;
  let port: number;
  let authority: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'orendi-certificates-'));
    const issued = issueCertificates(folder);
    authority = readFileSync(issued.authority, 'utf8');
    const [cert, key] = [readFileSync(issued.certificate), readFileSync(issued.key)];
    const server = createSecureServer({ cert, key }, (request, response) => {
      const login = Buffer.from('orendi:p@ss/word:1').toString('base64');
      const isKnown = request.headers.authorization === `Basic ${login}`;
      response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? found.body : {}));
    });
    port = await listen(server);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const connectTo = (address: string, trusted?: string) => {
    const cluster = connectCluster({ nodes: [address], authority: trusted });
    opened.push(() => cluster.close());
    return cluster;
  };
  const login = 'orendi:p%40ss%2Fword%3A1';

  it('answers whoever knows the password, if its authority is trusted', async () => {
    const cluster = connectTo(`https://${login}@127.0.0.1:${port}`, authority);
    expect(await search(cluster)).toMatchObject({ total: 7 });
    expect(cluster.failure()).toBe(null);
  });

  it('is away if the password is wrong, and says so', async () => {
    const cluster = connectTo(`https://orendi:other@127.0.0.1:${port}`, authority);
    const error = await search(cluster).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      reason: 'forbidden',
      message: 'the search cluster forbids it: the user or the password is wrong (401)',
    });
    expect(cluster.failure()).toBe(error);
  });

  it.each([
    ['it was signed by nobody whom we trust', '127.0.0.1', false],
    ['it is for another name', 'localhost', true],
  ])('is away if its certificate is not good, as %s', async (_why, host, isTrusted) => {
    const address = `https://${login}@${host}:${port}`;
    const cluster = connectTo(address, isTrusted ? authority : undefined);
    await expect(search(cluster)).rejects.toMatchObject({
      reason: 'untrusted',
      message: expect.stringMatching(/^the search cluster is not trusted: [^;]*certificate[^;]*$/),
    });
  });
});

it('asks another node if one is gone', async () => {
  const cluster = connect(gone, await startNode(found));
  const totals = [await search(cluster), await search(cluster), await search(cluster)];
  expect(totals.map(({ total }) => total)).toEqual([7, 7, 7]);
});

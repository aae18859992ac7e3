import { afterAll, describe, expect, inject, it } from 'vitest';
import { ask, plain } from '../testing/ask-engine.ts';
import { options, type SomeRow } from '../testing/some-rows.ts';
import { connectCluster } from './cluster.ts';
import { fingerprintOf } from './index-shape.ts';
import { createIndexWriter } from './index-writer.ts';
import {
  createIndex,
  findAliased,
  hasIndex,
  listIndices,
  listOwners,
  markIndex,
  pointAlias,
  refreshIndex,
  removeIndex,
} from './manage-indices.ts';
import { OpenSearchEngine } from './opensearch-engine.ts';

const cluster = connectCluster({ nodes: inject('opensearch'), timeoutMs: 60_000 });
const prefix = `writing-${process.pid}`;
afterAll(async () => {
  for (const index of await listIndices(cluster, `${prefix}-*`)) await removeIndex(cluster, index);
  await cluster.close();
});

let made = 0;
async function makeIndex() {
  made += 1;
  const index = `${prefix}-${made}`;
  await createIndex(cluster, index, options);
  return { index, writer: createIndexWriter(cluster, index, options) };
}

const row = (id: number, owner: number): SomeRow => ({
  ...plain,
  id,
  values: { ...plain.values, owner },
});

/** The owner of each row. */
async function readOwners(index: string, alias = index) {
  await refreshIndex(cluster, index);
  const engine = new OpenSearchEngine(cluster, alias, options);
  const rows = await engine.read([1, 2, 3], ['owner']);
  return new Map([...rows].map(([id, { values }]) => [id, values.owner?.[0]]));
}

it('an index says whose it is once it is marked, and goes on taking rows', async () => {
  const { index, writer } = await makeIndex();
  expect(await listOwners(cluster, `${index}*`)).toEqual({ [index]: null });
  await markIndex(cluster, index, 'ours');
  expect(await listOwners(cluster, `${index}*`)).toEqual({ [index]: 'ours' });
  expect(await listOwners(cluster, `${prefix}-none-*`)).toEqual({});
  writer.upsert(row(1, 1), 10);
  await writer.flush();
  expect(await readOwners(index)).toEqual(new Map([[1, 1]]));
});

describe('createIndexWriter', () => {
  it('keeps the greatest version of each row, in whatever order and however often changes come', async () => {
    const { index, writer } = await makeIndex();
    writer.upsert(row(1, 1), 10);
    writer.upsert(row(2, 1), 10);
    writer.upsert(row(1, 3), 30);
    writer.upsert(row(1, 2), 20);
    expect(await writer.flush()).toEqual({ applied: 3, outdated: 1 });
    writer.remove(2, 11);
    writer.upsert(row(2, 9), 11);
    writer.upsert(row(2, 9), 5);
    writer.remove(3, 40);
    writer.upsert(row(3, 9), 39);
    expect(await writer.flush()).toEqual({ applied: 2, outdated: 3 });
    expect(await readOwners(index)).toEqual(new Map([[1, 3]]));
    writer.upsert(row(2, 4), 12);
    expect(await writer.flush()).toEqual({ applied: 1, outdated: 0 });
    expect(await writer.flush()).toEqual({ applied: 0, outdated: 0 });
    expect(await readOwners(index)).toEqual(
      new Map([
        [1, 3],
        [2, 4],
      ]),
    );
  });

  it('does not make an index anew that was removed, and keeps what it could not send', async () => {
    const { index, writer } = await makeIndex();
    await removeIndex(cluster, index);
    writer.upsert(row(1, 1), 1);
    await expect(writer.flush()).rejects.toMatchObject({ name: 'SearchAway', reason: 'missing' });
    expect(await hasIndex(cluster, index)).toBe(false);
    expect(writer.pending).toBeGreaterThan(0);
    await createIndex(cluster, index, options);
    expect(await writer.flush()).toEqual({ applied: 1, outdated: 0 });
    expect(writer.pending).toBe(0);
  });

  it('sends more than one request takes', async () => {
    const { index, writer } = await makeIndex();
    const words = Array.from({ length: 20_000 }, (_, i) => `word${i}`).join(' ');
    for (let id = 1; id <= 12; id += 1)
      writer.upsert({ ...plain, id, words: `\n\n\n\n${words}` }, 1);
    expect(writer.pending).toBeGreaterThan(5_000_000);
    expect(await writer.flush()).toEqual({ applied: 12, outdated: 0 });
    await refreshIndex(cluster, index);
    const engine = new OpenSearchEngine(cluster, index, options);
    expect((await ask(engine, {})).total).toBe(12);
    expect(await engine.listSaid(['word19999', 'word20000'], 5)).toEqual(new Set(['word19999']));
  });
});

describe('an alias', () => {
  it('stands for one index after the other, and for none at first', async () => {
    const alias = prefix;
    const [first, second] = [await makeIndex(), await makeIndex()];
    const engine = new OpenSearchEngine(cluster, alias, options);
    expect(await findAliased(cluster, alias)).toBe(null);
    await expect(ask(engine, {})).rejects.toMatchObject({ name: 'SearchAway', reason: 'missing' });
    for (const [owner, { index, writer }] of [first, second].entries()) {
      writer.upsert(row(1, owner), 1);
      await writer.flush();
      await pointAlias(cluster, alias, index);
      expect(await findAliased(cluster, alias)).toBe(index);
      expect(await readOwners(index, alias)).toEqual(new Map([[1, owner]]));
    }
  });
});

it('fingerprints tell other fields and other rules apart', () => {
  const { shape, ...others } = options.fields;
  expect(fingerprintOf(options)).toMatch(/^[0-9a-f]{10}$/);
  expect(fingerprintOf(options)).toBe(fingerprintOf({ ...options, shards: 7 }));
  const different = [fingerprintOf({ ...options, fields: others }), fingerprintOf(options, 'v2')];
  expect(new Set([fingerprintOf(options), ...different]).size).toBe(3);
  expect(shape.kind).toBe('facet');
});

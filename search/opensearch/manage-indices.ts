import type { SearchCluster } from './cluster.ts';
import { type IndexOptions, intakeOf, shapeOf } from './index-shape.ts';
import { SearchAway } from './search-away.ts';

/* Indices as a whole. Names are those of indices unless an alias is asked for. */

/** Changes of indices wait for all nodes to know of them. */
const timeoutMs = 30_000;

/**
 * Makes an index that `createIndexWriter` fills and `OpenSearchEngine` searches. Does nothing to one that exists.
 * @throws SearchAway
 */
export async function createIndex(cluster: SearchCluster, index: string, options: IndexOptions) {
  if (await hasIndex(cluster, index)) return;
  const body = { ...shapeOf(options), aliases: { [intakeOf(index)]: {} } };
  await cluster.send({ method: 'PUT', path: `/${index}`, body, timeoutMs });
}

export async function hasIndex(cluster: SearchCluster, index: string): Promise<boolean> {
  const names = await listIndices(cluster, index);
  return names.includes(index);
}

/** For a pattern, which none may match. */
const ifAny = { expand_wildcards: 'open', ignore_unavailable: true, allow_no_indices: true };

/** The names of the indices that match a pattern such as `orendi-*`. */
export async function listIndices(cluster: SearchCluster, pattern: string): Promise<string[]> {
  const path = `/${pattern}/_settings/index.uuid`;
  return Object.keys((await cluster.send({ method: 'GET', path, query: ifAny })) as object);
}

/** Facts about an index besides its form, by name. */
async function readNotes(cluster: SearchCluster, pattern: string) {
  const path = `/${pattern}/_mapping`;
  const found = await cluster.send({ method: 'GET', path, query: ifAny });
  type Notes = Record<string, { mappings: Record<'_meta', { shop?: string } | undefined> }>;
  return Object.entries(found as Notes).map(([index, { mappings }]) => {
    const { _meta: notes = {} } = mappings;
    return [index, notes] as const;
  });
}

/** Whose the indices are that match a pattern; null for one without a mark. */
export async function listOwners(cluster: SearchCluster, pattern: string) {
  const notes = await readNotes(cluster, pattern);
  return Object.fromEntries(notes.map(([index, { shop }]) => [index, shop ?? null]));
}

/** Writes down whose an index is. */
export async function markIndex(cluster: SearchCluster, index: string, shop: string) {
  // They are replaced as a whole.
  for (const [name, notes] of await readNotes(cluster, index))
    await cluster.send({
      method: 'PUT',
      path: `/${name}/_mapping`,
      body: { _meta: { ...notes, shop } },
    });
}

/** Makes everything written so far visible to searches. */
export async function refreshIndex(cluster: SearchCluster, index: string): Promise<void> {
  await cluster.send({ method: 'POST', path: `/${index}/_refresh`, timeoutMs });
}

export async function removeIndex(cluster: SearchCluster, index: string): Promise<void> {
  const query = { ignore_unavailable: true };
  await cluster.send({ method: 'DELETE', path: `/${index}`, query, timeoutMs });
}

/**
 * The index that an alias stands for; null if there is no such alias. Only asks for indexes that are called like the alias
 * and a hyphen: whoever may see no others is refused if all are asked for.
 */
export async function findAliased(cluster: SearchCluster, alias: string): Promise<string | null> {
  try {
    const found = await cluster.send({ method: 'GET', path: `/${alias}-*/_alias/${alias}` });
    return Object.keys(found as object)[0] ?? null;
  } catch (error) {
    if (error instanceof SearchAway && error.reason === 'missing') return null;
    throw error;
  }
}

/** Lets an alias stand for an index, and for no other one, from one moment to the next. */
export async function pointAlias(cluster: SearchCluster, alias: string, index: string) {
  const before = await findAliased(cluster, alias);
  const actions = [
    ...(before === null || before === index ? [] : [{ remove: { index: before, alias } }]),
    { add: { index, alias } },
  ];
  await cluster.send({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs });
}

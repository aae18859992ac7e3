import { awayForStatus, type SearchCluster } from './cluster.ts';
import { intakeOf, sort } from './index-shape.ts';

/* What the owner of the rows keeps beside them: up to where an index was fed, for example. It goes when the index goes. */

const idOf = (name: string) => `note:${name}`;

interface FoundNote {
  _source?: { note: string };
  error?: { reason: string };
}

/** @returns null if there is none of this name yet */
export async function readNote(
  cluster: SearchCluster,
  index: string,
  name: string,
): Promise<unknown> {
  const { docs } = (await cluster.send({
    method: 'POST',
    path: `/${index}/_mget`,
    body: { ids: [idOf(name)] },
  })) as { docs: FoundNote[] };
  const { _source: source, error } = docs[0] ?? {};
  if (error) throw awayForStatus(404, error.reason);
  return source ? JSON.parse(source.note) : null;
}

/**
 * Replaces a note. It is durable when this returns.
 * @param index not an alias
 */
export async function writeNote(
  cluster: SearchCluster,
  index: string,
  name: string,
  value: unknown,
): Promise<void> {
  await cluster.send({
    method: 'PUT',
    path: `/${intakeOf(index)}/_doc/${encodeURIComponent(idOf(name))}`,
    query: { require_alias: true },
    body: { what: sort.note, note: JSON.stringify(value) },
  });
}

import type { KnownRow } from '../engine.ts';
import type { Field, Fields } from '../fields.ts';
import type { Worths } from './conditions.ts';
import type { RowSource } from './find-rows.ts';
import { mostAtOnce, sort } from './index-shape.ts';
import { multiSearch } from './multi-search.ts';

/** A row as the index stores it. */
interface Source {
  id: number;
  kind: string;
  values: Record<string, unknown>;
}

/** The values of some fields of rows, by id; unknown rows are missing. */
export async function readRows<F extends Fields, Kind extends string>(
  { cluster, index, options, worths }: RowSource<F, Kind>,
  ids: Iterable<number>,
  names: readonly string[],
): Promise<Map<number, KnownRow<F, Kind>>> {
  const asked = [...new Set(ids)];
  const bodies = Array.from({ length: Math.ceil(asked.length / mostAtOnce) }, (_, part) => {
    const own = asked.slice(part * mostAtOnce, (part + 1) * mostAtOnce);
    return {
      query: { bool: { filter: [{ term: { what: sort.row } }, { terms: { id: own } }] } },
      size: own.length,
      track_total_hits: false,
      _source: ['id', 'kind', 'values'],
    };
  });
  const answers = await multiSearch(cluster, index, bodies);
  const sources = answers.flatMap(({ hits }) =>
    hits.hits.map(({ _source: source }) => source as Source),
  );
  const known = sources.map((source) => [
    source.id,
    knownRow(options.fields, worths, source, names),
  ]);
  return new Map(known as [number, KnownRow<F, Kind>][]);
}

function knownRow(
  fields: Fields,
  worths: Worths,
  { kind, values }: Source,
  names: readonly string[],
): KnownRow<Fields, string> {
  const each = <Value>(of: Field['kind'], read: (value: unknown, name: string) => Value) =>
    Object.fromEntries(
      names
        .filter((name) => fields[name]?.kind === of)
        .map((name) => [name, read(values[name], name)]),
    );
  return {
    kind,
    texts: each('facet', (value) => (value ?? null) as string | null),
    numbers: each('equal', (value) => [value ?? []].flat() as number[]),
    ranges: each('range', (value) => (value ?? null) as number | null),
    amounts: each('order', (value, name) => {
      const field = fields[name];
      const { amount, unit } = value as { amount: number; unit: number };
      const units = field?.kind === 'order' ? field.units : [];
      return amount * (worths.get(name)?.[units[unit] ?? ''] ?? 0);
    }),
  };
}

import type { KnownRow, KnownValue } from '../engine.ts';
import type { Field } from '../fields.ts';
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
export async function readRows(
  { cluster, index, options, worths }: RowSource,
  ids: Iterable<number>,
  names: readonly string[],
): Promise<Map<number, KnownRow>> {
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
  const sources = answers.flatMap(({ hits }) => hits.hits.map(({ _source }) => _source as Source));
  return new Map(
    sources.map(({ id, kind, values }) => {
      const known = names.map((name) => [
        name,
        read(options.fields[name], values[name], worths.get(name)),
      ]);
      return [id, { kind, values: Object.fromEntries(known) as KnownRow['values'] }];
    }),
  );
}

function read(
  field: Field | undefined,
  value: unknown,
  worth: Readonly<Record<string, number>> = {},
): KnownValue<Field> {
  if (field?.kind === 'equal') return [value ?? []].flat() as number[];
  if (field?.kind !== 'order') return (value ?? null) as string | number | null;
  const { amount, unit } = value as { amount: number; unit: number };
  return amount * (worth[field.units[unit] ?? ''] ?? 0);
}

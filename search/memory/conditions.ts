import type { AmountBounds } from '../convert-amount.ts';
import type { Columns } from './columns.ts';
import type { AskedSort } from './first-rows.ts';
import type { RowTest } from './row-tests.ts';

/** The conditions of a query, whatever its fields. */
interface AskedQuery {
  kind?: string | undefined;
  where?: object | undefined;
  not?: object | undefined;
  lacking?: { of: readonly string[]; areWanted?: boolean } | undefined;
  first?: { anyOf: readonly { where: object; not?: object }[] } | undefined;
}

/** A range of which rows may lack the number. */
interface LackingTest {
  within: RowTest;
  without: RowTest;
}

/** The conditions of a query, each as a test of one column. */
export interface Conditions {
  /** The number of a kind; `noKind` for all. */
  kind: number;
  wanted: RowTest[];
  unwanted: RowTest[];
  /** By the facet that is set. */
  facets: Map<string, RowTest>;
  /** Ranges by which rows are told apart that lack a number; null: there are none. */
  lacking: { ranges: LackingTest[]; areWanted: boolean } | null;
  /** The sorts of matches that are told from the others; null: they are not. */
  first: AskedSort[] | null;
}

export function readConditions(columns: Columns, query: AskedQuery): Conditions {
  const { kind, lacking, first } = query;
  const values: Record<string, unknown> = { ...query.where };
  const unwantedValues: Record<string, unknown> = { ...query.not };
  const ranges: LackingTest[] = [];
  const asked: Conditions = {
    kind: columns.kindNumber(kind),
    wanted: [],
    unwanted: [],
    facets: new Map(),
    lacking: lacking ? { ranges, areWanted: lacking.areWanted ?? false } : null,
    first:
      first?.anyOf.map(({ where, not = {} }) => ({
        wanted: fieldsIn(columns, where),
        unwanted: fieldsIn(columns, not),
      })) ?? null,
  };
  for (const [name, column] of columns.equals) {
    const value = values[name] as number | readonly number[] | undefined;
    if (value !== undefined) asked.wanted.push(column.anyOf(name, [value].flat()));
    const unwanted = unwantedValues[name] as number | undefined;
    if (unwanted !== undefined) asked.unwanted.push(column.anyOf(name, [unwanted]));
  }
  for (const [name, column] of columns.ranges) {
    const bounds = values[name] as Partial<AmountBounds> | undefined;
    if (!bounds) continue;
    const within = column.within(name, bounds);
    if (lacking?.of.includes(name)) ranges.push({ within, without: column.without(name) });
    // Bounds of the age move with the time.
    else asked.wanted.push(name === columns.ageField ? { ...within, key: null } : within);
  }
  for (const [name, column] of columns.orders) {
    const bounds = values[name] as (Partial<AmountBounds> & { unit: string }) | undefined;
    if (bounds) asked.wanted.push(column.within(name, bounds));
  }
  for (const [name, column] of columns.facets) {
    const texts = values[name] as readonly string[] | undefined;
    if (texts) asked.facets.set(name, column.anyOf(name, texts));
  }
  return asked;
}

function fieldsIn(columns: Columns, values: object): AskedSort['wanted'] {
  const asked: Record<string, readonly number[] | undefined> = { ...values };
  return [...columns.equals].flatMap(([name, column]) => {
    const own = asked[name];
    return own === undefined ? [] : [{ column, values: own }];
  });
}

/** Whether all rows of the kind match. */
export function isPlain({ wanted, unwanted, facets, lacking }: Conditions): boolean {
  return wanted.length + unwanted.length + facets.size === 0 && lacking === null;
}

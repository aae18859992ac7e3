import { convertAmount } from '../convert-amount.ts';
import { distanceFrom } from '../memory/order.ts';
import type {
  EngineOptions,
  EqualValues,
  FacetValue,
  Found,
  KnownRow,
  Query,
  SearchEngine,
} from '../engine.ts';
import { type Amount, type Fields, namesOf, type Row } from '../fields.ts';
import type { QueryConcept, QueryWord } from '../words/analyse-query.ts';
import { rankWorths } from '../words/closeness.ts';

type AnyRow = Row;
type AnyQuery = Pick<Query, 'kind' | 'concepts'> & {
  lacking?: { of: readonly string[]; areWanted?: boolean } | undefined;
  where?: object;
  not?: object;
};
interface AskedBounds {
  from?: number;
  to?: number;
  unit?: string;
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** The simplest possible engine: it scans an array for every query, and forgives no typos. */
export class ScanEngine<F extends Fields, Kind extends string> implements SearchEngine<F, Kind> {
  readonly #options: EngineOptions<F, Kind>;
  readonly #rows = new Map<number, AnyRow>();
  readonly #worth = new Map<string, Readonly<Record<string, number>>>();

  constructor(options: EngineOptions<F, Kind>) {
    this.#options = options;
  }

  upsert(row: Row<F, Kind>): void {
    const known = this.#rows.get(row.id);
    if (known && row.version !== undefined && known.version === row.version) return;
    this.#rows.set(row.id, structuredClone(row));
  }

  remove(id: number): void {
    this.#rows.delete(id);
  }

  settle = () => Promise.resolve();

  setWorth(name: string, worth: Readonly<Record<string, number>>): void {
    this.#worth.set(name, worth);
  }

  find(queries: readonly Query<F, Kind>[]): Promise<Found<F>[]> {
    return Promise.resolve(queries.map((query) => this.#find(query)));
  }

  #find(query: Query<F, Kind>): Found<F> {
    const { order, near, range, among = [], withFacets, concepts, first } = query;
    const isFirst = (row: AnyRow) =>
      first?.anyOf.some(
        ({ where, not = {} }) =>
          valuesIn(where).every(hasOf(row)) && !valuesIn(not).some(hasOf(row)),
      ) ?? false;
    const found = this.#matching(query).toSorted((a, b) => {
      if (first?.areLeading && isFirst(a) !== isFirst(b)) return isFirst(a) ? -1 : 1;
      const [nearer, farther] = [a, b].map(({ values }) =>
        near
          ? Math.min(
              1e9,
              distanceFrom(near, (name) => values[name] as number | null),
            )
          : 0,
      );
      const usual =
        Number(nearer) - Number(farther) ||
        this.#score(b, query) - this.#score(a, query) ||
        this.#age(b, a);
      if (!order) return usual;
      if ('ranks' in order) {
        const [one, other] = [a, b].map((row) =>
          Math.min(...numbersOf(row, order.by).map((value) => order.ranks.get(value) ?? 1e9), 1e9),
        );
        return Number(one) - Number(other) || usual;
      }
      const [low, high] = order.direction === 'asc' ? [a, b] : [b, a];
      return this.#amount(low, order.by) - this.#amount(high, order.by) || a.id - b.id;
    });
    const wanted = new Set(among);
    const given = [
      ...found.slice(range.offset, range.offset + range.limit),
      ...found.filter(({ id }) => wanted.has(id)).toSorted((a, b) => a.id - b.id),
    ];
    const facets = namesOf(this.#options.fields, 'facet').map((name) => {
      const others = this.#matching({ ...query, where: { ...query.where, [name]: undefined } });
      return [name, withFacets ? this.#commonest(others.map((row) => textOf(row, name))) : []];
    });
    return {
      ids: given.map(({ id }) => id),
      scores: concepts ? given.map((row) => this.#score(row, query)) : [],
      total: found.length,
      areFirst: first ? given.map(isFirst) : [],
      firstTotal: found.filter(isFirst).length,
      lacking: query.lacking ? this.#matching(query, true).length : 0,
      facets: Object.fromEntries(facets) as Found<F>['facets'],
    };
  }

  #commonest(texts: (string | null)[]): FacetValue[] {
    const times = Map.groupBy(texts.filter(Boolean), (text) => text ?? '');
    return [...times]
      .toSorted(([a, one], [b, other]) => other.length - one.length || compare(a, b))
      .slice(0, this.#options.mostValues)
      .toSorted(([a], [b]) => compare(a, b))
      .map(([value, all]) => ({ value, count: all.length }));
  }

  /** The rows that match everything; if there are none, those that match all but the doubtful words. */
  #matching(query: AnyQuery, areLacking = query.lacking?.areWanted ?? false): AnyRow[] {
    const { concepts } = query;
    const rows = [...this.#rows.values()].filter(({ kind }) => !query.kind || kind === query.kind);
    const answering = (asked: readonly QueryConcept[]) =>
      rows.filter((row) =>
        asked.every(
          (concept) =>
            this.#answers(row, concept) > 0 ||
            (concept.orWhere && this.#isMeant(row, { where: concept.orWhere }, false)),
        ),
      );
    const wanted = concepts?.filter(({ optional }) => !optional);
    const all = wanted && (wanted.length > 0 ? answering(wanted) : []);
    const certain = wanted?.filter(({ isDoubtful }) => !isDoubtful) ?? [];
    const found = all?.length === 0 && certain.length > 0 ? answering(certain) : (all ?? rows);
    return found.filter((row) => this.#isMeant(row, query, areLacking));
  }

  #isMeant(row: AnyRow, { where = {}, not = {}, lacking }: AnyQuery, areLacking: boolean): boolean {
    const { values } = row;
    const mayLack = (name: string) => lacking?.of.includes(name) === true;
    const asked = Object.entries(where).filter(([, value]) => value !== undefined);
    const isLacking = asked.some(([name]) => mayLack(name) && values[name] === null);
    return (
      isLacking === areLacking &&
      Object.entries(not).every(
        ([name, value]) => !numbersOf(row, name).includes(value as number),
      ) &&
      asked.every(([name, value]: [string, unknown]) => {
        const { kind } = this.#options.fields[name] ?? {};
        if (kind === 'facet') return (value as unknown[]).includes(values[name]);
        if (kind === 'equal')
          return numbersOf(row, name).some((one) => [value].flat().includes(one));
        const { from = -Infinity, to = Infinity, unit } = value as AskedBounds;
        const own = unit === undefined ? values[name] : this.#converted(row, name, unit);
        if (own === null) return mayLack(name);
        return Number(own) >= from && Number(own) <= to;
      })
    );
  }

  /** In another unit; null while that is not known. */
  #converted({ values }: AnyRow, name: string, unit: string): number | null {
    const own = values[name] as Amount;
    const worth = this.#worth.get(name) ?? {};
    if (own.unit === unit) return own.amount;
    return convertAmount(own.amount, worth[own.unit] ?? 0, worth[unit] ?? 0) ?? Number.NaN;
  }

  #score(row: AnyRow, { concepts }: AnyQuery): number {
    return (concepts ?? [])
      .filter(({ optional }) => !optional)
      .reduce((sum, concept) => sum + this.#answers(row, concept), 0);
  }

  #answers({ words }: AnyRow, { alternatives }: QueryConcept): number {
    const lines = words.split('\n');
    const worthOf = (word: QueryWord, mayBegin: boolean) =>
      lines
        .map((line, rank) => (this.#says(line, word, mayBegin) ? (rankWorths[rank] ?? 0) : 0))
        .reduce<number>((sum, worth) => sum + worth, 0);
    const worths = alternatives.map(({ kind, words }) =>
      Math.min(...words.map((word) => worthOf(word, kind === 'typed' && word.isPrefix))),
    );
    return Math.max(...worths);
  }

  #says(line: string, { word, stem }: QueryWord, mayBegin: boolean): boolean {
    return line
      .split(' ')
      .some(
        (own) =>
          own === word || this.#options.stem(own) === stem || (mayBegin && own.startsWith(word)),
      );
  }

  #age = (a: AnyRow, b: AnyRow) =>
    Number(a.values[this.#options.age]) - Number(b.values[this.#options.age]) || a.id - b.id;

  #amount({ values }: AnyRow, name: string): number {
    const { amount, unit } = values[name] as Amount;
    return amount * (this.#worth.get(name)?.[unit] ?? 0);
  }

  read(ids: Iterable<number>, names: readonly string[]): Promise<Map<number, KnownRow<F, Kind>>> {
    const { fields } = this.#options;
    const known = [...ids].flatMap((id) => {
      const row = this.#rows.get(id);
      if (!row) return [];
      const read = (name: string) => {
        const kind = fields[name]?.kind;
        if (kind === 'facet') return textOf(row, name);
        if (kind === 'equal') return numbersOf(row, name);
        return kind === 'order' ? this.#amount(row, name) : row.values[name];
      };
      const values = Object.fromEntries(names.map((name) => [name, read(name)]));
      return [[id, { kind: row.kind, values } as KnownRow<F, Kind>] as const];
    });
    return Promise.resolve(new Map(known));
  }

  count(kind: Kind, name: string): Promise<ReadonlyMap<number, number>> {
    const rows = [...this.#rows.values()].filter((row) => row.kind === kind);
    const values = rows.flatMap((row) => (row.values[name] ?? []) as number | number[]);
    return Promise.resolve(
      new Map(
        [...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]),
      ),
    );
  }

  listUnknown(words: readonly QueryWord[]): Promise<Set<string>> {
    const known = [...this.#rows.values()].flatMap((row) => row.words.split(/\s/));
    const unknown = words.filter(
      ({ word, isPrefix }) =>
        !known.some((own) => own === word || (isPrefix && own.startsWith(word))),
    );
    return Promise.resolve(new Set(unknown.map(({ word }) => word)));
  }

  listSaid(words: Iterable<string>, ranks: number): Promise<Set<string>> {
    const said = new Set(
      [...this.#rows.values()].flatMap((row) =>
        row.words.split('\n').slice(0, ranks).join(' ').split(' '),
      ),
    );
    return Promise.resolve(new Set([...words].filter((word) => said.has(word))));
  }
}

const numbersOf = ({ values }: AnyRow, name: string) =>
  [(values[name] ?? []) as number | number[]].flat();

/** The fields that are asked for, and their values. */
function valuesIn(values: EqualValues<Fields>): [string, readonly number[]][] {
  const asked: Record<string, readonly number[] | undefined> = values;
  return Object.entries(asked).flatMap(([name, wanted]) => (wanted ? [[name, wanted]] : []));
}

const hasOf =
  (row: AnyRow) =>
  ([name, wanted]: [string, readonly number[]]) =>
    numbersOf(row, name).some((one) => wanted.includes(one));

const textOf = ({ values }: AnyRow, name: string) => (values[name] as string | null) || null;

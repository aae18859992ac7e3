import { namesOf } from '../fields.ts';
import { fields, type SomeQuery, type SomeRow } from './some-rows.ts';

export const facetNames = namesOf(fields, 'facet');
export const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b);

/** The meaning of the conditions, implemented in the simplest way. */
export function isMeant(
  { kind, values }: SomeRow,
  { where = {}, not = {}, ...query }: SomeQuery,
): boolean {
  const groups = new Set([values.group ?? []].flat());
  const { from = 0, to = 9999 } = where.time ?? {};
  return (
    (query.kind === undefined || kind === query.kind) &&
    (where.group === undefined || [where.group].flat().some((one) => groups.has(one))) &&
    (where.owner === undefined || values.owner === where.owner) &&
    (where.time === undefined || (Number(values.time) >= from && Number(values.time) <= to)) &&
    isMeasured(values, { where, lacking: query.lacking }) &&
    isOfSize(values.size, where.size) &&
    (not.group === undefined || !groups.has(not.group)) &&
    (not.owner === undefined || values.owner !== not.owner) &&
    facetNames.every((name) => where[name]?.includes(values[name] ?? '') ?? true)
  );
}
/** Ranges that a row may lack: those that lack one are meant only if they are wanted. */
function isMeasured(
  { wide, high }: SomeRow['values'],
  { where = {}, lacking }: Pick<SomeQuery, 'where' | 'lacking'>,
): boolean {
  const asked = [
    { name: 'wide' as const, value: wide, bounds: where.wide },
    { name: 'high' as const, value: high, bounds: where.high },
  ].filter(({ bounds }) => bounds);
  const lacks = asked.filter(({ name, value }) => value === null && lacking?.of.includes(name));
  return (
    lacks.length > 0 === (lacking?.areWanted ?? false) &&
    asked
      .filter((one) => !lacks.includes(one))
      .every(
        ({ value, bounds }) =>
          value !== null && value >= (bounds?.from ?? 0) && value <= (bounds?.to ?? Infinity),
      )
  );
}

/** With a large one worth ten small ones. */
function isOfSize(
  { amount, unit }: SomeRow['values']['size'],
  bounds: NonNullable<SomeQuery['where']>['size'],
): boolean {
  if (!bounds) return true;
  const hundredths = Math.round(amount * 100) * (unit === 'large' ? 10 : 1);
  const own =
    unit === bounds.unit
      ? amount
      : bounds.unit === 'small'
        ? hundredths / 100
        : Math.floor(hundredths / 10 + 0.5) / 100;
  return own >= (bounds.from ?? 0) && own <= (bounds.to ?? Infinity);
}

export const meant = (rows: SomeRow[], query: SomeQuery) =>
  ascending(rows.filter((row) => isMeant(row, query)).map(({ id }) => id));

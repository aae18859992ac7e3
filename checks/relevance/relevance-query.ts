import type { Want } from './judge.ts';
import type { ThingName } from './things.ts';

export interface RelevanceQuery {
  group: string;
  query: string;
  want: Want;
}

type Line = readonly [query: string, things: ThingName | readonly ThingName[], more?: Want];

/** Queries for furniture of any of the given kinds, with further conditions. */
export function queriesFor(group: string, lines: readonly Line[]): RelevanceQuery[] {
  return lines.map(([query, thing, more]) => ({
    group,
    query,
    want: { things: typeof thing === 'string' ? [thing] : thing, ...more },
  }));
}

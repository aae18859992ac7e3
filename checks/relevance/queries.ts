import queriesByGroup from './queries.json' with { type: 'json' };
import type { ThingName, Want } from './judge.ts';

export interface RelevanceQuery {
  group: string;
  query: string;
  want: Want;
}

/** A wish as the file spells it: kinds of things alone, or with patterns as text. */
type WrittenWant =
  | ThingName
  | ThingName[]
  | {
      things?: ThingName | ThingName[];
      room?: { industry: number; says: string };
      material?: string;
      color?: string;
      name?: string;
      says?: string;
      brand?: string;
    };

/** Searches that buyers type, each with its meaning. */
export const queries: readonly RelevanceQuery[] = Object.entries(
  queriesByGroup as Record<string, Record<string, WrittenWant>>,
).flatMap(([group, wants]) =>
  Object.entries(wants).map(([query, want]) => ({ group, query, want: readWant(want) })),
);

function readWant(written: WrittenWant): Want {
  if (typeof written === 'string' || Array.isArray(written)) return { things: [written].flat() };
  const { things, room, ...patterns } = written;
  return {
    ...(things && { things: [things].flat() }),
    ...(room && { room: { industry: room.industry, says: new RegExp(room.says) } }),
    ...Object.fromEntries(
      Object.entries(patterns).map(([field, pattern]) => [field, new RegExp(pattern)]),
    ),
  };
}

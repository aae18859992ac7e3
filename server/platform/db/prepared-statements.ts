import { sql } from 'kysely';
import type pg from 'pg';

/** Marks a frequent statement, to be planned once per connection. Not for text searches, planned by their words. */
export const prepared = sql`/* prepared */`;

const mark = '/* prepared */';

/** Beyond this many variants, statements run unprepared. */
const MAX_NAMES = 200;

/** Makes a pool's connections run marked statements by name. The names are the same on all connections. */
export function prepareMarkedStatements(): (client: pg.ClientBase) => void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMES || !text.includes(mark)) return known;
    const name = `prepared_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  return (client) => {
    const run = client.query.bind(client) as (...parts: unknown[]) => unknown;
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
      return name ? run({ name, text, values }, ...rest) : run(text, values, ...rest);
    }) as typeof client.query;
  };
}

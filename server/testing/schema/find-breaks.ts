import type { Schema } from './read-schema.ts';

const tableOf = (column: string) => column.split('.', 1)[0] ?? '';

/**
 * What a version that knows only the schema before would stumble over: something that it reads or writes is gone or has
 * become something else, or a row as it writes them is refused. What is only added breaks nothing.
 * @returns a sentence for each
 */
export function findBreaks(before: Schema, after: Schema): string[] {
  const known = new Set([...before.columns.keys()].map(tableOf));
  const breaks: string[] = [];
  for (const [name, { type, isRequired, hasDefault }] of before.columns) {
    const now = after.columns.get(name);
    if (!now) breaks.push(`${name} is gone`);
    else if (now.type !== type) breaks.push(`${name} was ${type} and is ${now.type}`);
    else if (now.isRequired && !isRequired) breaks.push(`${name} is required now`);
    else if (now.isRequired && hasDefault && !now.hasDefault)
      breaks.push(`${name} has no default now`);
  }
  for (const [name, { isRequired, hasDefault }] of after.columns) {
    if (before.columns.has(name) || !known.has(tableOf(name))) continue;
    if (isRequired && !hasDefault) breaks.push(`${name} is new, required, and has no default`);
  }
  for (const [name, { definition, columns }] of after.rules) {
    const then = before.rules.get(name);
    if (then?.definition === definition) continue;
    // A rule about nothing but new columns refuses no row that leaves them out.
    if (!columns.some((column) => before.columns.has(column))) continue;
    breaks.push(`${name} ${then ? 'has changed' : 'is a new rule'}: ${definition}`);
  }
  return breaks;
}

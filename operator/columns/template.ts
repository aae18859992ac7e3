import { UsageError } from '../command-line/usage-error.ts';

type Part = { column: string } | { text: string };

/** What a target is composed of: cells, and literal text between them. */
export type Template = Part[];

/**
 * Parses a column name, or text with columns in braces, such as `{name} {size} cm`.
 * @throws UsageError for unbalanced braces
 */
export function parseTemplate(source: string): Template {
  if (!/[{}]/.test(source)) return [{ column: source.trim() }];
  if (!/^[^{}]*(?:\{[^{}]+\}[^{}]*)*$/.test(source)) {
    throw new UsageError(
      `The braces in "${source}" do not enclose columns, as in "{name} {size}".`,
    );
  }
  return source
    .split(/(\{[^{}]+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? { column: part.slice(1, -1).trim() } : { text: part }));
}

/** Punctuation that only makes sense between two parts. */
const dangling = /^[\s,;:|/–-]+|[\s,;:|/–-]+$/gu;

/**
 * The text for one record. If a column is empty, punctuation left over at either end is removed; if all are, nothing is
 * left.
 */
export function fillTemplate(template: Template, cellOf: (column: string) => string): string {
  const columns = template.filter((part) => 'column' in part).map(({ column }) => cellOf(column));
  if (columns.length > 0 && columns.every(isBlank)) return '';
  const text = template
    .map((part) => ('column' in part ? cellOf(part.column) : part.text))
    .join('');
  return columns.some(isBlank) ? text.replace(dangling, '') : text;
}

const isBlank = (text: string) => text.trim() === '';

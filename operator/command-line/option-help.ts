import type { OptionSpec } from './read-options.ts';

const width = 100;

/** Lists the options and their meanings, wrapped to a terminal's width. */
export function optionHelp(specs: Record<string, OptionSpec>): string {
  const rows = Object.entries(specs).map(([name, { value, help }]) => ({
    left: `  --${name}${value ? ` ${value}` : ''}`,
    help,
  }));
  const indent = Math.max(...rows.map(({ left }) => left.length)) + 2;
  return rows
    .map(({ left, help }) => left.padEnd(indent) + wrap(help, width - indent, ' '.repeat(indent)))
    .join('\n');
}

function wrap(text: string, columns: number, indent: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join(`\n${indent}`);
}

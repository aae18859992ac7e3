/** A table in columns as wide as their widest cells, which reads well as it is and as Markdown. */
export function printTable(titles: readonly string[], rows: readonly string[][]): string {
  const widths = titles.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(titles), rule, ...rows.map(line)].join('\n');
}

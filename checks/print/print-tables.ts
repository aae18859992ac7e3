type Line = Readonly<Record<string, string>>;

/** Lines by the titles of their cells, as tables; a new table begins wherever the titles change. */
export function printTables(lines: readonly Line[]): string {
  const tables: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const last = tables.at(-1);
    if (last && Object.keys(last[0]).join() === Object.keys(line).join()) last.push(line);
    else tables.push([line]);
  }
  return tables.map(printTable).join('\n\n');
}

/** In columns as wide as their widest cells, which read well as they are and as Markdown. */
function printTable(lines: readonly [Line, ...Line[]]): string {
  const titles = Object.keys(lines[0]);
  const rows = [titles, ...lines.map(Object.values<string>)];
  const widths = titles.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const [head = '', ...body] = rows.map(
    (row) => `| ${widths.map((width, at) => (row[at] ?? '').padEnd(width)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [head, rule, ...body].join('\n');
}

/** Whether something held, and what broke it. */
export const verdictOf = (broken: readonly string[]): string =>
  broken.length === 0 ? 'held' : `BROKEN: ${broken.join('; ')}`;

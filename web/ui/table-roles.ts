/** Explicit roles for a table with a different CSS layout: browsers then no longer expose it as a table. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeading: { role: 'columnheader', scope: 'col' },
  rowHeading: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
  /** For spacers without content. */
  none: { role: 'presentation' },
} as const;

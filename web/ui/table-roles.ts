/**
 * The roles of a table's parts, to be spread onto them where a table is laid out as something else: browsers then take it
 * for no table any more.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeading: { role: 'columnheader', scope: 'col' },
  rowHeading: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
  /** Holds room and nothing else. */
  none: { role: 'presentation' },
} as const;

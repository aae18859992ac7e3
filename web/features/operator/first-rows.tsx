import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { FoldedFigures } from '../dashboard/insights/folded-table.tsx';
import { counted } from '../../platform/number-text.ts';

interface Props<Row> {
  label: string;
  rows: Row[];
  most: number;
  /** A row, as an `<li>`. */
  children: (row: Row) => ReactNode;
}

export function FirstRows<Row>({ label, rows, most, children }: Props<Row>) {
  const others = rows.slice(most);
  const more = m.console_more(counted(others.length));
  return (
    <>
      <ul aria-label={label}>{rows.slice(0, most).map(children)}</ul>
      {others.length > 0 && (
        <FoldedFigures summary={more}>
          <ul aria-label={more}>{others.map(children)}</ul>
        </FoldedFigures>
      )}
    </>
  );
}

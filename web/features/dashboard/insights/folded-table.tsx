import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  summary: string;
  caption?: string;
  headings: string[];
  rows: { key: string; name: ReactNode; cells: ReactNode[] }[];
  children?: ReactNode;
}

/** Figures as a table, which scrolls sideways in a narrow panel. */
export function FoldedTable({ summary, caption, headings, rows, children }: Props) {
  return (
    <FoldedFigures summary={summary}>
      <section
        aria-label={summary}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
        tabIndex={0}
        className="overflow-x-auto -outline-offset-2"
      >
        <table className="figures-table">
          {caption && (
            <caption className="px-4.5 pt-1 pb-2.5 text-left text-ink-quiet">{caption}</caption>
          )}
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column keeps its place
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {children}
    </FoldedFigures>
  );
}

export function FoldedFigures({ summary, children }: Pick<Props, 'summary' | 'children'>) {
  return (
    <details className="border-t border-line text-s">
      <summary className="flex min-h-11 items-center justify-between gap-2 px-4.5 py-2 -outline-offset-2">
        {summary}
        <Icon name="down" className="size-4 in-[[open]>summary]:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

import { formatNumber } from '@orendi/contract/money';
import type { Figures } from '@orendi/contract/schemas/lead-figures';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { durationText, offersText } from './lead-words.ts';

interface Props {
  summary: string;
  /** The heading of the names in the first column. */
  heading: string;
  rows: (Figures & { key: string; name: string })[];
}

/** Figures of leads as a folded table, which scrolls sideways in a narrow panel. */
export function FigureTable({ summary, heading, rows }: Props) {
  const language = useLanguage();
  const shown = (count: number) => formatNumber(count, language);
  const columns: [heading: string, cell: (row: Figures) => ReactNode][] = [
    [m.lead_leads(), ({ leads }) => shown(leads)],
    [m.insights_total_contacts(), ({ contacts }) => shown(contacts)],
    [
      m.lead_in_day(),
      ({ answered_in_day: part, timed: of }) => of > 0 && m.lead_part({ part, of }),
    ],
    [m.lead_median(), (row) => durationText(row.median_minutes, language)],
    [m.lead_won(), ({ won }) => shown(won)],
    [m.lead_lost(), ({ lost }) => shown(lost)],
    [m.lead_offers(), ({ offers }) => offersText(offers, language)],
  ];
  return (
    <details className="group/table border-t border-line">
      <summary className="flex min-h-11 items-center justify-between gap-2 px-4.5 -outline-offset-2">
        {summary}
        <Icon name="down" className="size-4 group-open/table:rotate-180" />
      </summary>
      <section
        aria-label={summary}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
        tabIndex={0}
        className="overflow-x-auto -outline-offset-2"
      >
        <table className="figures-table">
          <thead>
            <tr>
              {[heading, ...columns.map(([name]) => name)].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, ...row }) => (
              <tr key={key}>
                <th scope="row" className="min-w-30 wrap-anywhere">
                  {name}
                </th>
                {columns.map(([column, cell]) => (
                  <td key={column} className="whitespace-nowrap">
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

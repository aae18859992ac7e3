import { formatNumber } from '@orendi/contract/money';
import type { Figures } from '@orendi/contract/schemas/lead-figures';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { durationText, offersText } from './lead-words.ts';

interface Props {
  summary: string;
  /** Of the names in the first column. */
  heading: string;
  rows: (Figures & { key: string; name: string })[];
}

/** Figures of leads as a folded table, which scrolls sideways in a narrow panel. */
export function FigureTable({ summary, heading, rows }: Props) {
  const language = useLanguage();
  const shown = (count: number) => formatNumber(count, language);
  const headings = [
    m.lead_leads(),
    m.insights_total_contacts(),
    m.lead_in_day(),
    m.lead_median(),
    m.lead_won(),
    m.lead_lost(),
    m.lead_offers(),
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
              {[heading, ...headings].map((name) => (
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
                <td>{shown(row.leads)}</td>
                <td>{shown(row.contacts)}</td>
                <td className="whitespace-nowrap">
                  {row.timed > 0 && m.lead_part({ part: row.answered_in_day, of: row.timed })}
                </td>
                <td className="whitespace-nowrap">
                  {row.median_minutes !== null && durationText(row.median_minutes, language)}
                </td>
                <td>{shown(row.won)}</td>
                <td>{shown(row.lost)}</td>
                <td className="whitespace-nowrap">{offersText(row.offers, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

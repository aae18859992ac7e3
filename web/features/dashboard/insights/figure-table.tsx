import { formatNumber } from '@orendi/contract/money';
import type { Figures } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { FoldedTable } from './day-table.tsx';
import { durationText, offersText } from './lead-words.ts';

interface Props {
  summary: string;
  /** The heading of the names in the first column. */
  heading: string;
  rows: (Figures & { key: string; name: string })[];
}

/** Figures of leads by month or by piece. */
export function FigureTable({ summary, heading, rows }: Props) {
  const language = useLanguage();
  const shown = (count: number) => formatNumber(count, language);
  const headings = [
    heading,
    m.lead_leads(),
    m.insights_total_contacts(),
    m.lead_in_day(),
    m.lead_median(),
    m.lead_won(),
    m.lead_lost(),
    m.lead_offers(),
  ];
  const shownRows = rows.map(({ key, name, timed, answered_in_day, ...row }) => ({
    key,
    name: <span className="block min-w-20 wrap-anywhere">{name}</span>,
    cells: [
      shown(row.leads),
      shown(row.contacts),
      timed === 0 ? '–' : m.lead_part({ part: answered_in_day, of: timed }),
      durationText(row.median_minutes, language),
      shown(row.won),
      shown(row.lost),
      offersText(row.offers, language),
    ],
  }));
  return <FoldedTable summary={summary} headings={headings} rows={shownRows} />;
}

import type { ClosedDays } from '@orendi/contract/schemas/business-closed';
import { m } from '@orendi/messages';
import { Drawing } from '../../ui/icon.tsx';

interface Props {
  business: ClosedDays;
  className?: string;
}

/** Tells buyers that a business is on holiday, or soon will be, and when it answers. */
export function ClosedNotice({ business, className = '' }: Props) {
  const text = closedText(business);
  if (text === null) return null;
  return (
    <p
      className={`flex w-fit max-w-full items-start gap-2.5 rounded-m border border-wait-line bg-wait-tint px-4 py-3 text-s text-wait-deep ${className}`}
    >
      <Drawing path={calendar} className="size-5" />
      <span className="min-w-0 text-pretty">{text}</span>
    </p>
  );
}

const calendar = 'M5 6h14v13H5zM5 10h14M9 3.5V8M15 3.5V8';

/** `Closed for holidays from 1 to 15 August; …`, with what both days share once; null while it is open. */
export function closedText({ closed_from: from, closed_to: to }: ClosedDays): string | null {
  // A server of the version before tells no days.
  if (!from || !to) return null;
  const [first, last] = [partsOf(from), partsOf(to)];
  if (from === to) return m.closed_on({ day: m.day_in_words(first) });
  const isSameYear = first.year === last.year;
  if (isSameYear && first.month === last.month) {
    return m.closed_from_to({ first: String(first.day), last: m.day_in_words(last) });
  }
  const [start, end] = [m.day_in_words_from(first), m.day_in_words(last)];
  return isSameYear
    ? m.closed_from_to({ first: start, last: end })
    : m.closed_from_to({ first: `${start} ${first.year}`, last: `${end} ${last.year}` });
}

function partsOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

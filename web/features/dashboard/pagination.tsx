import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateButton } from './state-button.tsx';

interface Props {
  label: string;
  page: number;
  count: number;
  addressOf: (page: number) => string;
}

export function Pagination({ label, page, count, addressOf }: Props) {
  const language = useLanguage();
  const isEnd = (to: number) => to < 1 || to > count;
  const step = (text: string, to: number, arrow?: string) => (
    <StateButton
      address={addressOf(isEnd(to) ? page : to)}
      aria-disabled={isEnd(to)}
      className="page-step"
    >
      <Icon name="left" className={`size-5 ${arrow ?? ''}`} />
      <span>{text}</span>
    </StateButton>
  );
  return (
    <nav aria-label={label} className="pagination">
      {step(m.dashboard_previous(), page - 1)}
      <ol>
        {pageNumbers(page, count).map((number, place) => (
          // Keyed by position so that a pressed button keeps the focus when the numbers change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            {number === null ? (
              <span className="page-gap">…</span>
            ) : (
              <StateButton
                address={addressOf(number)}
                aria-current={number === page ? 'page' : undefined}
                className="page-number"
              >
                {formatNumber(number, language)}
              </StateButton>
            )}
          </li>
        ))}
      </ol>
      {step(m.dashboard_next(), page + 1, 'rotate-180')}
    </nav>
  );
}

/** Pages always shown on either side of the current one. */
const neighbours = 1;

/**
 * The page numbers to show: first, last, current and its neighbors; null is a gap. A gap stands for at least two pages
 * and there are at most seven places, so the row's width hardly changes.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const places = 5 + 2 * neighbours;
  if (count <= places) return range(1, count);
  const edge = 3 + 2 * neighbours;
  if (current < edge) return [...range(1, edge), null, count];
  if (current > count - edge + 1) return [1, null, ...range(count - edge + 1, count)];
  return [1, null, ...range(current - neighbours, current + neighbours), null, count];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

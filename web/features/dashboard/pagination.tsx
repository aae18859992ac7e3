import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateButton } from './state-button.tsx';

interface Props {
  label: string;
  page: number;
  perPage: number;
  total: number;
  addressOf: (page: number) => string;
}

/** The way to the other pages of a list; nothing where one holds all. */
export function Pagination({ label, page, perPage, total, addressOf }: Props) {
  const language = useLanguage();
  const count = Math.ceil(total / perPage);
  if (count <= 1) return null;
  const isEnd = (to: number) => to < 1 || to > count;
  const step = (text: string, to: number, arrow?: string) => (
    <StateButton
      address={addressOf(isEnd(to) ? page : to)}
      aria-disabled={isEnd(to)}
      className="min-h-9 rounded-s px-2 transition-colors not-aria-disabled:hover:bg-sand aria-disabled:cursor-default aria-disabled:text-ink-quiet aria-disabled:opacity-60 pointer-coarse:min-h-11"
    >
      <Icon name="left" className={`hidden size-5 @max-[30rem]:block ${arrow ?? ''}`} />
      <span className="@max-[30rem]:sr-only">{text}</span>
    </StateButton>
  );
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-end gap-1.5 border-t border-line px-4.5 py-3 text-(length:--text-s) tabular-nums @max-[30rem]:flex-nowrap @max-[30rem]:justify-between @max-[30rem]:gap-0 @max-[30rem]:px-2"
    >
      {step(m.dashboard_previous(), page - 1)}
      <ol className="flex flex-wrap items-center [gap:inherit]">
        {pageNumbers(page, count).map((number, place) => (
          // Keyed by position so that a pressed button keeps the focus when the numbers change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            {number === null ? (
              <span className="px-1 text-ink-quiet">…</span>
            ) : (
              <StateButton
                address={addressOf(number)}
                aria-current={number === page ? 'page' : undefined}
                className="grid min-h-9 min-w-9 place-items-center rounded-s px-2 transition-colors hover:bg-sand aria-[current]:bg-ink aria-[current]:text-on-dark pointer-coarse:min-h-11 @max-[30rem]:min-w-8 @max-[30rem]:px-1"
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

/** The page numbers to show, at most seven; null is a gap of two or more. The row's width hardly changes. */
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

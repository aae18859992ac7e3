import type { Wish } from '@orendi/contract/schemas/market-figures';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { ConsolePanel } from '../console-page.tsx';
import { FirstRows } from '../first-rows.tsx';
import { numberText } from '../../../platform/number-text.ts';

/** The searches of visitors, the most wanted first, beside what there is; each leads to what they find. */
export function Wishes({ wishes }: { wishes: Wish[] }) {
  return (
    <ConsolePanel
      heading={m.market_wishes()}
      text={m.market_wishes_text()}
      none={wishes.length === 0 && m.market_wishes_none()}
    >
      <FirstRows label={m.market_wishes()} rows={wishes} most={2}>
        {({ words, town, visitors, listings }) => {
          const search = town ? m.market_wish_in({ words, town: town.name }) : words;
          return (
            <li
              key={search}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line px-4.5 pb-1 sm:pb-0"
            >
              <a
                href={paths.home({ query: search })}
                className="min-w-0 py-2 font-medium wrap-anywhere underline decoration-line-strong underline-offset-4"
              >
                {search}
              </a>
              <span className="text-ink-quiet tabular-nums">
                {`${m.market_wish_visitors({ shown: numberText(visitors) })}, `}
                <span className={listings === 0 ? 'font-medium text-accent-deep' : ''}>
                  {m.market_wish_listings({ shown: numberText(listings) })}
                </span>
              </span>
            </li>
          );
        }}
      </FirstRows>
    </ConsolePanel>
  );
}

import type { HeldPage } from '@orendi/contract/schemas/held';
import { m } from '@orendi/messages';
import { dashboardAddress, useDashboardSearch } from '../../dashboard-search.ts';
import { type Opening, useRegion } from '../../use-region.ts';
import { RegionBody } from '../../region-body.tsx';
import { StateButton } from '../../state-button.tsx';
import { OrdersSkeleton } from '../orders-table.tsx';
import { HeldList } from './held-list.tsx';
import { type HeldNews, loadHeld, useHeld } from './use-held.ts';
import { numberText } from '../../../../platform/number-text.ts';

/** The requests kept apart as likely spam, if there are any: their number, and on demand the requests. The address keeps which. */
export function HeldSection({ opening, ...news }: HeldNews & { opening: Opening<HeldPage> }) {
  const search = useDashboardSearch();
  const isOpen = search.held !== undefined;
  const region = useRegion(opening, (api) => loadHeld(api, search), String(search.held ?? 1));
  const held = useHeld(region, news);
  const total = region.data?.total ?? news.told;
  if (!isOpen && !total) return null;

  return (
    <section id="held" aria-labelledby="held-heading" className="border-t border-line text-s">
      <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4 py-2 px-4.5">
        <h3 id="held-heading" className="text-s font-medium">
          {m.held_heading()}
          {total !== undefined && (
            <span
              data-some={total > 0 || undefined}
              className="inline-block min-w-6 ml-2 px-1.5 rounded-pill bg-sand text-center tabular-nums data-some:bg-ink data-some:text-on-dark"
            >
              {numberText(total)}
            </span>
          )}
        </h3>
        <StateButton
          address={dashboardAddress({ ...search, held: isOpen ? undefined : 1 })}
          aria-expanded={isOpen}
        >
          {isOpen ? m.held_hide() : m.held_show()}
        </StateButton>
      </div>
      {isOpen && (
        <RegionBody region={region} skeleton={<OrdersSkeleton />}>
          {(page) => <HeldList page={page} {...held} />}
        </RegionBody>
      )}
    </section>
  );
}

import { m } from '@orendi/messages';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import {
  dashboardAddress,
  type DashboardSearch,
  listingOrder,
  type ListingOrder,
  listingSorts,
  orderParameters,
} from '../dashboard-search.ts';
import { StateButton } from '../state-button.tsx';
import { columns } from './columns.tsx';

/** Sorting for the cards on a phone, which have no headings to press. */
export function SortSelect({ search }: { search: DashboardSearch }) {
  const id = useId();
  const navigate = useNavigate();
  const isAlive = useHydrated();
  const order = listingOrder(search);
  const isUp = order.direction === 'asc';
  const addressOf = (wanted: ListingOrder) =>
    dashboardAddress({ ...search, ...orderParameters(wanted) });

  return (
    <div className="mx-4.5 my-3 flex items-center gap-2 nav:hidden">
      <label htmlFor={id} className="text-s whitespace-nowrap text-ink-quiet">
        {m.products_sort()}
      </label>
      <div className="min-w-0 grow">
        <Select
          id={id}
          value={order.by}
          disabled={!isAlive}
          onChange={({ target }) => {
            const by = listingSorts.find((sort) => sort === target.value);
            if (by === undefined) return;
            void navigate(addressOf({ ...order, by }), { preventScrollReset: true });
          }}
          className="w-full rounded-m border border-line-control bg-surface pl-4 text-m"
        >
          {columns.map(
            ({ by, name }) =>
              by && (
                <option key={by} value={by}>
                  {name()}
                </option>
              ),
          )}
        </Select>
      </div>
      <StateButton
        address={addressOf({ ...order, direction: isUp ? 'desc' : 'asc' })}
        aria-label={isUp ? m.products_ascending() : m.products_descending()}
        className="grid size-12 shrink-0 place-items-center rounded-m border border-line-control bg-surface"
      >
        <Icon name={isUp ? 'ascending' : 'descending'} className="size-5" />
      </StateButton>
    </div>
  );
}

import { columnsKey } from '@orendi/contract/view-choices';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { keepViewChoice, useViewChoice } from '../../platform/view-choice.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { CurrencySwitch } from '../catalogue/currency/currency-switch.tsx';
import { PriceOrder } from './bar-links.tsx';

/** How the list is shown: its order, the currency of prices, and on a phone one or two columns. */
export function ListHead({ search, children }: { search: ListingSearch; children: ReactNode }) {
  return (
    <div className="shelf flex items-center gap-2.5 nav:mx-0 nav:px-0">
      <PriceOrder search={search} />
      <CurrencySwitch />
      <ColumnsSwitch />
      {children}
    </div>
  );
}

function ColumnsSwitch() {
  const isDouble = useViewChoice(columnsKey) === '2';
  const toggle = () => {
    const value = isDouble ? null : '2';
    keepViewChoice(columnsKey, value, { [columnsKey]: value });
  };
  return (
    <button
      type="button"
      aria-pressed={isDouble}
      aria-label={m.home_two_columns()}
      onClick={toggle}
      className={`in-[html:not([data-currency])]:hidden shrink-0 px-3 xs:hidden ${buttonClass('plain', 'small')}`}
    >
      <Icon name={isDouble ? 'one' : 'two'} className="size-5" />
    </button>
  );
}

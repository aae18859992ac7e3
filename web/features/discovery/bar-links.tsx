import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { cyclePriceOrder, listValues } from './listing-filters.ts';
import { usePlace } from './place.ts';
import { becomeButton, pressByKey, type LoadedPanel } from './use-panel.ts';

interface ChoiceLinkProps {
  to: string;
  isChosen: boolean;
  children: ReactNode;
}

/** A choice made by following a link and cleared by following it again; the scroll position stays. */
export function ChoiceLink({ to, isChosen, children }: ChoiceLinkProps) {
  return (
    <a
      href={to}
      data-stay
      aria-current={isChosen ? 'true' : undefined}
      className={buttonClass(isChosen ? 'chosen' : 'plain', 'small')}
    >
      {children}
    </a>
  );
}

const orders = {
  none: { icon: 'sort', meaning: m.home_price_unsorted },
  asc: { icon: 'ascending', meaning: m.home_price_ascending },
  desc: { icon: 'descending', meaning: m.home_price_descending },
} as const;

/** Each press cycles the price order: ascending, descending, none. */
export function PriceOrder({ search }: { search: ListingSearch }) {
  const { address } = usePlace();
  const isSorted = search.sortByPrice !== undefined;
  const { icon, meaning } = orders[search.sortByPrice ?? 'none'];
  return (
    <ChoiceLink to={address(cyclePriceOrder(search))} isChosen={isSorted}>
      <span>
        {m.home_price()}
        {isSorted && ': '}
        {/* Announces the change, as the focus stays on the button. */}
        <span className={isSorted ? '' : 'sr-only'} aria-live="polite">
          {meaning()}
        </span>
      </span>
      <Icon name={icon} className="-mr-1 size-4.5" />
    </ChoiceLink>
  );
}

interface FormLinkProps {
  search: ListingSearch;
  form: 'limits' | 'where';
  label: string;
  /** How many of its limits are set. */
  count: number;
  panel: LoadedPanel;
}

/** Leads to the page that has this form in its filter bar; script makes it the button of the form's panel. */
export function FormLink({ search, form, label, count, panel }: FormLinkProps) {
  const { address } = usePlace();
  const isOpen = panel.opening !== undefined;
  const isLoading = isOpen && panel.Panel === undefined;
  return (
    <span className="relative shrink-0">
      <a
        ref={becomeButton}
        href={`${address(listValues(search, form))}#filters`}
        rel="nofollow"
        aria-expanded={isOpen || search.choose === form}
        onClick={panel.press}
        onFocus={panel.prepare}
        onPointerEnter={panel.prepare}
        onKeyDown={pressByKey}
        className={`facet-button ${buttonClass(count > 0 ? 'chosen' : 'plain', 'small')}`}
      >
        {isLoading && <span className="sr-only">{label}: </span>}
        {isLoading ? <output>{m.home_facet_loading()}</output> : label}
        {count > 0 && (
          <span className="min-w-5 rounded-pill bg-accent px-1.5 text-center text-xs/5 text-on-dark">
            {count}
          </span>
        )}
        <Icon name="down" className="-mr-1.5 size-4.5 transition-[rotate]" />
      </a>
    </span>
  );
}

import { m } from '@orendi/messages';
import type { ComponentProps, ReactNode } from 'react';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { cyclePriceOrder, listValues } from './listing-filters.ts';
import { usePlace } from './place.ts';
import { becomeButton, pressByKey } from './use-panel.ts';

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

interface PanelButtonProps extends ComponentProps<'a'> {
  search: ListingSearch;
  /** Listed by the page without script. */
  lists: NonNullable<ListingSearch['choose']>;
  label: string;
  /** Stands in place of the label. */
  value?: ReactNode;
  /** How many are chosen, where that is said. */
  count: number;
  isOpen: boolean;
  /** A press is waiting for the panel's script. */
  isLoading: boolean;
  /** Lets go what is chosen. */
  clear?: ReactNode;
}

/** Leads to the page that lists the same choices; script makes it the button of a panel. */
export function PanelButton(props: PanelButtonProps) {
  const { search, lists, label, value, count, isOpen, isLoading, clear, children, ...events } =
    props;
  const { address } = usePlace();
  return (
    <span className="relative shrink-0">
      <a
        {...events}
        ref={becomeButton}
        href={`${address(listValues(search, lists))}#filters`}
        rel="nofollow"
        aria-expanded={isOpen || search.choose === lists}
        onKeyDown={pressByKey}
        // The chosen value may be long; the link that clears it is at its end.
        className={`max-w-60 not-last:pr-11 aria-expanded:border-ink aria-expanded:[&>svg]:rotate-180 ${buttonClass(clear || count > 0 ? 'chosen' : 'plain', 'small')}`}
      >
        {value || isLoading ? <span className="sr-only">{label}: </span> : label}
        {isLoading ? <output>{m.home_facet_loading()}</output> : value}
        {count > 0 && (
          <span className="min-w-5 rounded-pill bg-accent px-1.5 text-center text-xs/5 text-on-dark">
            {count}
          </span>
        )}
        {children}
        {!clear && <Icon name="down" className="-mr-1.5 size-4.5 transition-[rotate]" />}
      </a>
      {clear}
    </span>
  );
}

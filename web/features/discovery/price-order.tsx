import { m } from '@orendi/messages';
import { ChoiceLink } from '../../ui/choice-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cyclePriceOrder } from './listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { usePlace } from './place.ts';

const orders = {
  none: { icon: 'sort', meaning: m.home_price_unsorted },
  asc: { icon: 'ascending', meaning: m.home_price_ascending },
  desc: { icon: 'descending', meaning: m.home_price_descending },
} as const;

/** Each press cycles the price order: ascending, descending, none. */
export function PriceOrder({ search }: { search: ListingSearch }) {
  const { address } = usePlace();
  const { icon, meaning } = orders[search.sortByPrice ?? 'none'];
  return (
    <ChoiceLink to={address(cyclePriceOrder(search))} isChosen={search.sortByPrice !== undefined}>
      {m.home_price()}
      <Icon name={icon} className="-mr-1 size-4.5" />
      {/* Announces the change, as the focus stays on the button. */}
      <span className="sr-only" aria-live="polite">
        {meaning()}
      </span>
    </ChoiceLink>
  );
}

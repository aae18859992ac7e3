import { m } from '@orendi/messages';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { listValues } from './listing-filters.ts';
import { becomeButton, pressByKey, type Press } from './use-panel.ts';
import { usePlace } from './place.ts';

interface Props {
  search: ListingSearch;
  form: 'limits' | 'where';
  label: string;
  /** How many of its limits are set. */
  count?: number;
  /** Of a form that has a panel: the panel is open. */
  isOpen?: boolean;
  /** A press is waiting for the panel's script. */
  isLoading?: boolean;
  onPress?: (event: Press) => void;
  /** A press may be about to come. */
  onNear?: () => void;
}

/** Leads to the page that has this form in its filter bar; where the form has a panel, script makes it its button. */
export function FormLink(props: Props) {
  const { search, form, label, count = 0, isOpen = false, isLoading, onPress, onNear } = props;
  const { address } = usePlace();
  return (
    <span className="relative shrink-0">
      <a
        ref={onPress && becomeButton}
        href={`${address(listValues(search, form))}#filters`}
        rel="nofollow"
        data-stay={onPress ? undefined : true}
        aria-expanded={isOpen || search.choose === form}
        onClick={onPress}
        onFocus={onNear}
        onPointerEnter={onNear}
        onKeyDown={onPress && pressByKey}
        className={`facet-button ${buttonClass(count > 0 ? 'chosen' : 'plain', 'small')}`}
      >
        {isLoading && <span className="sr-only">{label}: </span>}
        {isLoading ? <output>{m.home_facet_loading()}</output> : label}
        {count > 0 && <span className="choice-count">{count}</span>}
        <Icon name="down" className="-mr-1.5 size-4.5 transition-[rotate]" />
      </a>
    </span>
  );
}

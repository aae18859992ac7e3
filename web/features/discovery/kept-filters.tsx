import type { FilterName } from '@orendi/contract/listing-filters';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { filtersOf } from './listing-filters.ts';

interface Props {
  search: ListingSearch;
  /** The filters that the form has fields for. */
  except: readonly FilterName[];
}

/** Keeps the other filters of a form in hidden fields, so that it works without script. */
export function KeptFilters({ search, except }: Props) {
  const own: readonly string[] = except;
  return Object.entries(filtersOf(search))
    .filter(([name]) => !own.includes(name))
    .flatMap(([name, given]) =>
      [given].flat().flatMap((value) => {
        if (value === undefined) return [];
        const text = String(value);
        return <input key={`${name} ${text}`} type="hidden" name={name} value={text} />;
      }),
    );
}

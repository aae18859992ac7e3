import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { Head } from '../../platform/head.tsx';
import type { ListingSearch } from '../../platform/listing-search.ts';
import type { ListingResults } from './load-results.ts';

interface Props {
  search: ListingSearch;
  /** What the page is narrowed to; undefined when it shows everything. */
  title: string | undefined;
  industries: Industry[];
  results: ListingResults;
}

export function HomeHead({ search, title, industries, results }: Props) {
  return (
    <Head
      title={title ?? m.home_title()}
      description={title ? m.home_narrowed_description({ title }) : m.home_description()}
      path={paths.home({ ...search, choose: undefined })}
      about={{ type: 'home', search, industries, title, lists: Object.values(results.lists) }}
    />
  );
}

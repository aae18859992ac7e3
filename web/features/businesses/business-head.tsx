import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { inLanguage } from '../catalogue/local-name.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import type { ListingResults } from '../discovery/load-results.ts';
import { Head } from '../../platform/head.tsx';
import type { ShownBusiness } from './load-business.ts';

interface Props {
  business: ShownBusiness;
  search: ListingSearch;
  /** What the page is narrowed to; undefined when it shows everything. */
  title: string | undefined;
  results: ListingResults;
}

/** Only the page itself is indexed, not the countless searches in it. */
export function BusinessHead({ business, search, title, results }: Props) {
  const { id, business_name: name, address } = business;
  const language = useLanguage();
  const description = inLanguage(business.description_en, business.description_al, language);
  return (
    <Head
      title={title === undefined ? name : `${title} · ${name}`}
      description={
        [description, address].filter(Boolean).join(' ') ||
        m.home_narrowed_description({ title: name })
      }
      path={paths.business(id, { ...search, choose: undefined })}
      preview={{ type: 'business', id }}
      about={{ type: 'business', business, lists: Object.values(results.lists) }}
      isHidden={Object.keys(search).length > 0}
    />
  );
}

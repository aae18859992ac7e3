import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { SearchForm } from '../discovery/search-form.tsx';
import { BusinessLogo } from './business-header.tsx';
import type { ShownBusiness } from '../../platform/head.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyPanel } from '../discovery/empty-panel.tsx';
import { WaysOnLater } from '../discovery/nothing/ways-on-later.tsx';
import { useLanguage } from '../../platform/page-environment.tsx';
import { inLanguage } from '../catalogue/local-name.ts';
import type { ListingResults } from '../discovery/load-results.ts';
import { Head } from '../../platform/head.tsx';

interface BusinessHeadProps {
  business: ShownBusiness;
  search: ListingSearch;
  /** Name of the filter that narrows the page; undefined when it shows everything. */
  title: string | undefined;
  results: ListingResults;
  isPublic: boolean;
}

/** Only the page itself is indexed, not the countless searches in it. */
export function BusinessHead({ business, search, title, results, isPublic }: BusinessHeadProps) {
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
      path={paths.business(id, name, { ...search, choose: undefined })}
      preview={{ type: 'business', id }}
      about={{ type: 'business', business, lists: Object.values(results.lists) }}
      isHidden={!isPublic || Object.keys(search).length > 0}
    />
  );
}

interface Props {
  business: ShownBusiness;
  search: ListingSearch;
  /** A search or filter is active: the header shrinks to the name, so results come first. */
  isNarrowed: boolean;
}

/** The business's name above results, and the search within it. */
export function BusinessHeading({ business, search, isNarrowed }: Props) {
  const { id, business_name: name, logo } = business;
  return (
    <div className="flex flex-col gap-3 pt-3 nav:flex-row nav:items-center nav:justify-between nav:gap-8 nav:pt-8">
      {isNarrowed && (
        <div className="flex items-center gap-3">
          <BusinessLogo url={logo} className="size-12" />
          <h1 className="line-clamp-2 min-w-0 text-xl wrap-anywhere">
            <a href={paths.business(id, name)} className="underline-offset-4 hover:underline">
              {name}
            </a>
          </h1>
        </div>
      )}
      <SearchForm
        search={search}
        label={m.business_search({ name })}
        className={isNarrowed ? 'nav:w-110 nav:shrink-0' : 'w-full nav:max-w-search'}
      />
    </div>
  );
}

/** Replaces the listings of a business that has none; there is nothing to search either. */
export function NoListings() {
  return (
    <div className="wrap pt-8">
      <EmptyPanel title={m.home_nothing_found()} text={m.home_empty_hint()}>
        <ButtonLink href={paths.home()} kind="main" label={m.notice_home()} />
      </EmptyPanel>
      <WaysOnLater />
    </div>
  );
}

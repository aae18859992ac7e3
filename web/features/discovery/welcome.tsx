import { m } from '@orendi/messages';
import { Announcement } from '../announcements/announcement.tsx';
import { bannerFrame } from '../catalogue/picture-frames.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { PopularSearches } from './popular-searches.tsx';
import { SearchForm } from './search-form.tsx';

interface Props {
  search: ListingSearch;
  banner: string | null;
  /** The shop has products. */
  hasProducts: boolean;
}

/** The top of home: what this is, the search, and the banner. */
export function Welcome({ search, banner, hasProducts }: Props) {
  return (
    <section className="grid grid-cols-1 gap-x-8 nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] nav:pt-8">
      <div className="flex flex-col justify-center gap-4 pt-6 pb-5 nav:gap-6 nav:py-8">
        <h1 className="text-xxl text-balance">{m.home_welcome()}</h1>
        <p className="max-w-[42ch] text-l text-pretty text-ink-quiet">{m.home_promise()}</p>
        <SearchForm search={search} className="max-w-search" isLarge />
        {hasProducts && <PopularSearches />}
      </div>
      {banner && (
        <Announcement
          url={banner}
          frame={bannerFrame}
          className="aspect-video nav:aspect-banner nav:h-full nav:self-center"
          isFirst
        />
      )}
    </section>
  );
}

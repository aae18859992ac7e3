import { m } from '@orendi/messages';
import { Announcement } from '../announcements/announcement.tsx';
import { bannerFrame } from '../catalogue/picture-frames.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { PopularSearches } from './popular-searches.tsx';
import { SearchForm } from './search-form.tsx';

interface Props {
  search: ListingSearch;
  /** Names what narrows the page; empty when only the order is chosen. */
  title: readonly string[];
  /** Something is searched or chosen: the heading is small, so that results come first. */
  isNarrowed: boolean;
  banner: string | null;
  /** The shop has products. */
  hasProducts: boolean;
}

/**
 * The top of home: what this is, the search, and the banner, or a heading for the results. One element for both, so that
 * the search field stays the same while somebody types in it.
 */
export function HomeTop({ search, title, isNarrowed, banner, hasProducts }: Props) {
  return (
    <section
      className={
        isNarrowed
          ? undefined
          : 'grid grid-cols-1 gap-x-8 nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] nav:pt-8'
      }
    >
      <div
        className={
          isNarrowed
            ? 'flex flex-col-reverse gap-3 pt-3 nav:flex-row nav:items-center nav:justify-between nav:gap-8 nav:pt-6'
            : 'flex flex-col justify-center gap-4 pt-6 pb-5 nav:gap-6 nav:py-8'
        }
      >
        {isNarrowed ? (
          <ResultsTitle parts={title} />
        ) : (
          <h1 className="text-xxl text-balance">{m.home_welcome()}</h1>
        )}
        {!isNarrowed && (
          <p className="max-w-[42ch] text-l text-pretty text-ink-quiet">{m.home_promise()}</p>
        )}
        <SearchForm
          search={search}
          className={isNarrowed ? 'nav:w-110 nav:shrink-0' : 'max-w-search'}
          isLarge={!isNarrowed}
        />
        {!isNarrowed && hasProducts && <PopularSearches />}
      </div>
      {!isNarrowed && banner && (
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

/**
 * The heading of results: what they are narrowed to, with dots between. A dot hangs to the left of its part, where it is
 * cut off if the part begins a line, so that none stands at an edge.
 */
function ResultsTitle({ parts }: { parts: readonly string[] }) {
  const shown = parts.length > 0 ? parts : [m.home_search_results()];
  return (
    <h1 className="overflow-clip text-l wrap-anywhere nav:text-xl">
      <span className="-ml-5 flex flex-wrap">
        {shown.map((part, index) => (
          <span key={part} className="relative pl-5">
            {index > 0 && <span className="absolute left-0 w-5 text-center"> · </span>}
            {part}
          </span>
        ))}
      </span>
    </h1>
  );
}

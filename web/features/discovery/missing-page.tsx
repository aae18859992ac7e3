import { Notice } from '../../platform/notice.tsx';
import { WaysOnLater } from './nothing/ways-on-later.tsx';
import { PopularSearches } from './popular-searches.tsx';
import { SearchForm } from './search-form.tsx';

/** A page that is not there: says so, and offers ways on. The search works before the page's scripts do. */
export function MissingPage({ title, text }: { title: string; text: string }) {
  return (
    <Notice
      title={title}
      text={text}
      ways={
        <>
          <SearchForm search={{}} className="w-full max-w-search text-left" isLarge />
          <div className="w-full min-w-0 nav:w-auto">
            <PopularSearches />
          </div>
        </>
      }
      below={<WaysOnLater />}
    />
  );
}

import { m } from '@orendi/messages';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { isFiltering } from './home-filters.ts';
import type { HomeSearch } from './home-search.ts';
import type { HomeResults } from './load-results.ts';
import { ResultCount } from './result-count.tsx';

interface Props {
  title: string;
  search: HomeSearch;
  found: HomeResults['found'];
}

/** An empty list: says so, and where to go from here. */
export function NothingFound({ title, search, found }: Props) {
  return (
    <section className="mt-10 nav:mt-12">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{title}</h2>
        <ResultCount found={found} />
      </div>
      <div className="flex flex-col items-center gap-2 rounded-l border border-line bg-surface px-5 py-14 text-center">
        <p className="text-l font-semibold">{m.home_nothing_found()}</p>
        <p className="max-w-text text-ink-quiet">
          {isFiltering(search) ? m.home_nothing_found_hint() : m.home_empty_hint()}
        </p>
        {isFiltering(search) && (
          <a href={paths.home()} className={`${buttonClass()} mt-4`}>
            {m.home_show_everything()}
          </a>
        )}
      </div>
    </section>
  );
}

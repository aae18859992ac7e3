import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';

const searches = [
  m.home_popular_sofa,
  m.home_popular_bed,
  m.home_popular_wardrobe,
  m.home_popular_stool,
];

/** Popular searches, for visitors who do not know what to type. */
export function PopularSearches() {
  return (
    <nav aria-label={m.home_popular()}>
      <ul className="shelf flex gap-2 text-s nav:mx-0 nav:flex-wrap nav:px-0">
        {searches.map((search) => {
          const query = search();
          return (
            <li key={query}>
              <a
                href={paths.home({ query })}
                className="grid h-11 place-items-center rounded-pill bg-sand px-4 whitespace-nowrap transition-colors hover:bg-line any-pointer-fine:h-9"
              >
                {query}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

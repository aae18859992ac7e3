import type { NothingFound } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { countText } from '../count-text.ts';
import type { FilterNames } from '../load-filter-names.ts';
import { usePlace } from '../place.ts';
import { inParameters, type UnderstoodWords } from '../understood.ts';
import { filterText } from './filter-text.ts';
import { withoutOne } from './without-one.ts';

/** More would be a puzzle rather than help. */
const mostLinks = 4;

interface Props {
  loosen: NothingFound['loosen'];
  search: ListingSearch;
  understood: UnderstoodWords;
  names: FilterNames;
}

/**
 * Single filters without which something would be found, and how much. The words come last: without them there is most,
 * and least of what was looked for.
 */
export function LoosenLinks({ loosen, search, understood, names }: Props) {
  const language = useLanguage();
  const { address } = usePlace();
  const applied = inParameters(search, understood);
  const wordsLast = loosen.toSorted(
    (a, b) => Number(a.filter === 'query') - Number(b.filter === 'query'),
  );
  return (
    <ul aria-label={m.loosen_label()} className="flex flex-wrap justify-center gap-3">
      {wordsLast.slice(0, mostLinks).map(({ filter, total }) => {
        const text = filterText(filter, applied, names, language);
        const count = countText({ total, isLowerBound: false }, language);
        return (
          <li key={filter}>
            <a
              href={address(withoutOne(search, understood, filter))}
              aria-label={m.home_facet_let_go({ value: `${text} · ${count}` })}
              className={`${buttonClass()} max-w-full`}
            >
              <Icon name="close" />
              <span className="truncate">
                {text} · {count}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

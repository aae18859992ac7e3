import type { NothingFound } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import type { Language } from '@orendi/contract/language';
import { filterGroup, letGoWith } from '@orendi/contract/listing-filters';
import { type FacetName, facetNames, type FilterName } from '@orendi/contract/listing-filters';
import { useLanguage } from '../../../platform/page-environment.tsx';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { countText } from '../count-text.ts';
import type { FilterNames } from '../load-filter-names.ts';
import { usePlace } from '../place.ts';
import { inParameters, type UnderstoodWords, withoutWords } from '../understood.ts';
import { filterTitles, labelOf, limitsOf } from '../filter-texts.ts';
import { withoutFilters } from '../listing-filters.ts';

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
        const count = countText({ total, isLowerBound: false });
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

/** The name of a search's filter, with those that go with it: its value where that says it all, else its kind. */
export function filterText(
  name: FilterName,
  search: ListingSearch,
  { colors, towns }: FilterNames,
  language: Language,
): string {
  if (name === 'query') return m.home_quoted({ query: search.query ?? '' });
  if (name === 'filterBy' && search.filterBy) return filterTitles[search.filterBy]();
  const group = filterGroup(name);
  const alone: ListingSearch = Object.fromEntries(group.map((each) => [each, search[each]]));
  const limits = limitsOf(alone, towns, language).map(({ text }) => text);
  const nameOf = (facet: FacetName, value: string) =>
    colors.find((color) => color.facet === facet && color.value === value)?.[language] ?? value;
  const values = facetNames.flatMap((facet) =>
    (alone[facet] ?? []).map((value) => nameOf(facet, value)),
  );
  return [...limits, ...values].join(', ') || labelOf(name);
}

/** The search without a filter and those that go with it, and without the words that mean one of them. */
export function withoutOne(search: ListingSearch, understood: UnderstoodWords, filter: FilterName) {
  if (filter === 'query') return withoutFilters(inParameters(search, understood), ['query']);
  const group = letGoWith(filter);
  const taken = (understood?.taken ?? []).filter(({ filters }) =>
    group.some((name) => filters[name] !== undefined),
  );
  return taken.reduce(
    (left, { words }) => withoutWords(left, words),
    withoutFilters(search, group),
  );
}

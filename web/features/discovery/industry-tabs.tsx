import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { industryName } from '../catalogue/local-name.ts';
import { findIndustry } from '../catalogue/find-choice.ts';
import { chooseIndustry } from './listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { usePlace } from './place.ts';

interface Props {
  search: ListingSearch;
  industries: Industry[];
  /** Results follow, so it takes little room. */
  isLow: boolean;
}

export function IndustryTabs({ search, industries, isLow }: Props) {
  const language = useLanguage();
  const { address } = usePlace();
  const chosen = findIndustry(industries, search)?.id;
  const tabs = [
    { id: undefined, name: m.home_all_industries() },
    ...industries.map((industry) => ({ id: industry.id, name: industryName(industry, language) })),
  ];
  return (
    <nav
      aria-label={m.home_industries()}
      className={`${isLow ? 'mt-2' : 'mt-5'} shadow-[inset_0_-1px_0_var(--color-line)] nav:mt-8`}
    >
      <ul className="shelf edge-fade flex font-medium whitespace-nowrap nav:any-pointer-fine:flex-wrap">
        {tabs.map(({ id, name }) => (
          // Each draws its piece of the base line, so that every line of tabs stands on one.
          <li key={id ?? 'all'} className="pr-6 shadow-[inset_0_-1px_0_var(--color-line)]">
            <a
              href={address(chooseIndustry(search, id))}
              data-stay
              aria-current={id === chosen ? 'true' : undefined}
              className="block border-b-2 border-transparent py-3 text-ink-quiet -outline-offset-2 transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

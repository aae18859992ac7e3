import { preview } from '@orendi/contract/limits';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { cutText } from '../../platform/cut-text.ts';
import { useLanguage } from '../../platform/page-environment.tsx';
import { MaskIcon } from '../../ui/mask-icon.tsx';
import { categoryName, industryName } from '../catalogue/local-name.ts';
import { offeredCategories, findIndustry } from '../catalogue/find-choice.ts';
import { toggleCategory, chooseIndustry } from './listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { usePlace } from './place.ts';

interface Props {
  search: ListingSearch;
  industries: Industry[];
  /** Results follow, so the names stand beside the icons, in one row, but on wide screens. */
  isLow: boolean;
}

/** Categories as icons with short names; pressing the chosen one clears it. */
export function CategoryShelf({ search, industries, isLow }: Props) {
  const language = useLanguage();
  const { address } = usePlace();
  const categories = offeredCategories(industries, search);
  if (categories.length === 0) return null;
  return (
    <nav
      aria-label={m.home_categories()}
      className={isLow ? 'max-xl:pt-2 xl:pt-5 xl:pb-4' : 'pt-5 pb-4'}
    >
      <ul
        className={`shelf edge-fade flex gap-2 py-1 ${isLow ? 'xl:any-pointer-fine:flex-wrap' : 'nav:any-pointer-fine:flex-wrap'}`}
      >
        {categories.map(({ category, industry }) => {
          const name = categoryName(category, language);
          const label = shortLabel(name);
          const isCut = label !== name;
          return (
            <li key={category.id} className={`relative ${isLow ? 'xl:-left-2.5' : '-left-2.5'}`}>
              <a
                href={address(toggleCategory(search, category.id, industry.id))}
                aria-current={category.id === search.categoryId ? 'true' : undefined}
                data-tooltip={isCut ? name : undefined}
                data-stay
                className={`group block rounded-m text-center text-xs text-ink-quiet hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink ${isLow ? low : high}`}
              >
                <span
                  className={`grid place-items-center rounded-pill bg-sand transition-colors group-hover:bg-line group-aria-[current]:bg-ink group-aria-[current]:text-on-dark ${isLow ? lowIcon : highIcon}`}
                >
                  <MaskIcon url={category.category_icon} />
                </span>
                {isCut ? (
                  <>
                    <span aria-hidden>{label}</span>
                    <span className="sr-only">{name}</span>
                  </>
                ) : (
                  name
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const high = 'w-22 py-1';
const highIcon = 'mx-auto mb-2 size-17';
const low =
  'xl:w-22 xl:py-1 max-xl:flex max-xl:items-center max-xl:gap-2 max-xl:pr-2 max-xl:whitespace-nowrap';
const lowIcon = 'max-xl:size-11 xl:mx-auto xl:mb-2 xl:size-17';

export function shortLabel(name: string): string {
  return cutText(name, preview.categoryLabel);
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
      className={`${isLow ? 'mt-1 nav:mt-6' : 'mt-5 nav:mt-8'} shadow-[inset_0_-1px_0_var(--color-line)]`}
    >
      <ul className="shelf edge-fade flex font-medium whitespace-nowrap">
        {tabs.map(({ id, name }) => (
          <li key={id ?? 'all'} className="pr-6">
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

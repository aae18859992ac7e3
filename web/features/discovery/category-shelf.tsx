import { preview } from '@orendi/contract/limits';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { cutText } from '../../platform/cut-text.ts';
import { useLanguage } from '../../platform/page-environment.tsx';
import { MaskIcon } from '../../ui/mask-icon.tsx';
import { categoryName } from '../catalogue/local-name.ts';
import { offeredCategories } from '../catalogue/find-choice.ts';
import { toggleCategory } from './listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { usePlace } from './place.ts';

/** Categories as icons with short names; pressing the chosen one clears it. */
export function CategoryShelf({
  search,
  industries,
}: {
  search: ListingSearch;
  industries: Industry[];
}) {
  const language = useLanguage();
  const { address } = usePlace();
  const categories = offeredCategories(industries, search);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={m.home_categories()} className="pt-5 pb-4">
      <ul className="shelf edge-fade flex gap-2 py-1 nav:any-pointer-fine:flex-wrap">
        {categories.map(({ category, industry }) => {
          const name = categoryName(category, language);
          const label = shortLabel(name);
          const isCut = label !== name;
          return (
            <li key={category.id} className="relative -left-2.5">
              <a
                href={address(toggleCategory(search, category.id, industry.id))}
                aria-current={category.id === search.categoryId ? 'true' : undefined}
                data-tooltip={isCut ? name : undefined}
                data-stay
                className="group block w-22 rounded-m py-1 text-center text-xs text-ink-quiet hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
              >
                <span className="mx-auto mb-2 grid size-17 place-items-center rounded-pill bg-sand transition-colors group-hover:bg-line group-aria-[current]:bg-ink group-aria-[current]:text-on-dark">
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

/** A category's name, cut to what fits its button. */
export function shortLabel(name: string): string {
  return cutText(name, preview.categoryLabel);
}

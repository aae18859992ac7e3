import { slugOf } from './item-path.ts';
import { type Language, landingRoots } from './language.ts';
import type { Industry } from './schemas/industry.ts';

type NamedIndustry = Pick<Industry, 'id' | 'industry_name' | 'industry_name_al'> & {
  categories: Pick<Industry['categories'][number], 'id' | 'category_name' | 'category_name_al'>[];
};

/**
 * How the addresses name rooms and categories. A category whose spelling is taken is followed by its room, and by its
 * number where even that is taken; so is a room. Without Latin letters the number stands alone.
 */
export function landingSlugs(industries: readonly NamedIndustry[], language: Language) {
  const taken = new Set<string>();
  const take = (id: number, ...spellings: string[]) => {
    const free = spellings.find((slug) => slug !== '' && !taken.has(slug));
    const slug = free ?? [spellings[0], id].filter(Boolean).join('-');
    taken.add(slug);
    return [id, slug] as const;
  };
  const spell = (english: string, albanian: string | null) =>
    slugOf((language === 'al' && albanian) || english);
  const rooms = new Map(
    industries.map((room) => take(room.id, spell(room.industry_name, room.industry_name_al))),
  );
  const categories = new Map(
    industries.flatMap((room) =>
      room.categories.map(({ id, category_name, category_name_al }) => {
        const slug = spell(category_name, category_name_al);
        return take(id, slug, slug && `${slug}-${rooms.get(room.id)}`);
      }),
    ),
  );
  return { rooms, categories, isTaken: (slug: string) => taken.has(slug) };
}

/** The address of a room's or a category's page, from its spelling. */
export function landingPath(language: Language, ...slugs: (string | undefined)[]): string {
  return [landingRoots[language], ...slugs.filter((slug) => slug !== undefined)].join('/');
}

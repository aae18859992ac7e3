import { sql } from 'kysely';
import type { Category, Industry } from '@orendi/contract/schemas/industry';
import type { Db } from '../../platform/db/tables.ts';
import { iconAddress, type PictureAddress } from '../../platform/media/picture-addresses.ts';

type CategoryRow = Omit<Category, 'category_icon'> & { icon: string };

type IndustryRow = Omit<Industry, 'categories'> & { categories: CategoryRow[] };

export async function listIndustries(db: Db): Promise<IndustryRow[]> {
  const { rows } = await sql<IndustryRow>`
    select i.id, i.industry_name, i.industry_name_al,
      coalesce(json_agg(json_build_object(
        'id', c.id, 'category_name', c.category_name, 'category_name_al', c.category_name_al, 'icon', c.icon
      ) order by c.position, c.id) filter (where c.id is not null), '[]') as categories
    from industry i left join category c on c.industry_id = i.id
    group by i.id order by i.position, i.id`.execute(db);
  return rows;
}

export function presentIndustry(
  { categories, ...industry }: IndustryRow,
  site: string,
  address: PictureAddress,
): Industry {
  return {
    ...industry,
    categories: categories.map(({ icon, ...category }) => ({
      ...category,
      category_icon: iconAddress(icon, site, address),
    })),
  };
}

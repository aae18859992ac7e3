import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import type { Random } from '../random.ts';

/** What queries are made of. */
export interface DrawnListing {
  id: number;
  name: string;
  brand: string | null;
  color: string | null;
  material: string | null;
  category_id: number;
  business_id: number;
}

const sampleSize = 2_000;

export interface Draws {
  random: Random;
  product(): DrawnListing;
  /** The id of a package. */
  packageId(): number;
}

/** Prepares to draw listings of the catalogue, each as likely as any other. */
export async function prepareDraws({ pool }: OpenDatabase, random: Random): Promise<Draws> {
  const ids = async (column: string) => {
    const text = `select ${column} as id from listing where ${column} is not null order by 1`;
    const { rows } = await pool.query<{ id: number }>(text);
    return rows.map(({ id }) => id);
  };
  const [productIds, packageIds] = [await ids('product_id'), await ids('package_id')];
  const drawn = Array.from({ length: sampleSize }, () => random.pick(productIds));
  const { rows: products } = await pool.query<DrawnListing>(
    `select id, name, brand, color, material, category_id, business_id
     from listing where id = any($1::int[]) order by id`,
    [drawn],
  );
  return {
    random,
    product: () => random.pick(products),
    packageId: () => random.pick(packageIds),
  };
}

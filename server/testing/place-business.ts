import { townOfSlug } from '@orendi/contract/towns';
import { writeListings } from '../features/discovery/index.ts';
import type { TestShop } from './open-test-shop.ts';

export interface Whereabouts {
  /** By its slug. */
  town?: string | undefined;
  /** Where the business delivers, by slugs. */
  towns?: readonly string[];
  /** Of two letters. */
  countries?: readonly string[];
}

/** Says where a business is, and where it delivers; what was said before goes. */
export async function placeBusiness(
  { services }: Pick<TestShop, 'services'>,
  business_id: number,
  { town, towns = [], countries = [] }: Whereabouts,
): Promise<void> {
  const idOf = (slug: string) => townOfSlug(slug)?.id ?? 0;
  const rows = [
    ...towns.map((slug) => ({ business_id, town_id: idOf(slug), country: null })),
    ...countries.map((country) => ({ business_id, town_id: null, country })),
  ];
  await services.changes.transaction(async (trx, touch) => {
    const town_id = town === undefined ? null : idOf(town);
    const own = { town_id, town_name: null };
    await trx.updateTable('business').set(own).where('id', '=', business_id).execute();
    await trx.deleteFrom('business_delivery').where('business_id', '=', business_id).execute();
    if (rows.length > 0) await trx.insertInto('business_delivery').values(rows).execute();
    await writeListings(trx, touch, { businessId: business_id });
  });
}

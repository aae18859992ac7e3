import { createBusiness } from '@orendi/server/features/businesses/index';
import type { Touch, Transaction } from '../transaction.ts';
import type { NewBusiness } from './read-new-business.ts';

/**
 * Adds a business; the caller stores its logo.
 * @returns its id
 */
export async function addBusiness(
  trx: Transaction,
  touch: Touch,
  { logo, ...business }: NewBusiness,
): Promise<number> {
  await trx
    .insertInto('picture')
    .values({ key: logo.key, bytes: logo.webp.length, focus: logo.focus })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const texts = { description_en: '', description_al: '' };
  return createBusiness(trx, touch, { ...business, ...texts, logo: logo.key }, []);
}

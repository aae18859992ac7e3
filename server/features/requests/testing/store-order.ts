import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import type { TestShop } from '../../../testing/open-test-shop.ts';

type Fields = Partial<Insertable<Database['request']>> & {
  business_id: number;
  /** Whether it is answered. */
  request_status?: boolean;
};

/**
 * Inserts a request directly, without its form and its mail.
 * @returns the id of the request
 */
export async function storeOrder(
  { db }: Pick<TestShop, 'db'>,
  { request_status: isAnswered = false, ...fields }: Fields,
): Promise<number> {
  const { id } = await db
    .insertInto('request')
    .values({
      item_id: 1,
      item_type: 'product',
      item_name: 'Divan Dora',
      item_images: null,
      item_price: 150,
      item_currency: 'EUR',
      client_name: 'Ana Hoxha',
      client_message: '',
      client_phone: null,
      client_email: 'ana@example.com',
      preferred_contact_method: 'email',
      client_language: 'al',
      state: isAnswered ? 'answered' : 'new',
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

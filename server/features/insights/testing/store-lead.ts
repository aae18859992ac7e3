import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import type { TestShop } from '../../../testing/open-test-shop.ts';

export type LeadFields = Partial<Insertable<Database['request']>> & { business_id: number };

/** Inserts a lead of the form, unless the fields say otherwise. */
export async function storeLead({ db }: Pick<TestShop, 'db'>, fields: LeadFields): Promise<void> {
  await db
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
      ...fields,
    })
    .execute();
}

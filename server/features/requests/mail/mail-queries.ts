import type { Kysely } from 'kysely';
import { prepared } from '../../../platform/db/prepared-statements.ts';
import type { Database } from '../../../platform/db/tables.ts';
import type { MailedRequest } from './mailed-request.ts';

/** A request with the details of its business that the mail needs. */
export function findRequestForMail(db: Kysely<Database>, id: number): Promise<MailedRequest> {
  return db
    .selectFrom('request')
    .innerJoin('business', 'business.id', 'request.business_id')
    .modifyFront(prepared)
    .select([
      'business.business_name',
      'business.language',
      'request.item_id',
      'request.item_type',
      'request.item_name',
      'request.item_images',
      'request.item_price',
      'request.item_currency',
      'request.client_name',
      'request.client_message',
      'request.client_phone',
      'request.client_phone_typed',
      'request.client_email',
      'request.client_language',
      'request.preferred_contact_method',
    ])
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow();
}

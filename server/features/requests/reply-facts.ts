import type { ReplyFacts } from './reply-links.ts';

/** What a request and its business say for a prepared answer, by the columns that hold it. */
export interface AnsweredRow {
  item_id: number;
  item_type: 'product' | 'package';
  item_name: string;
  business_name: string;
  client_name: string;
  client_email: string | null;
  client_phone: string | null;
  client_language: 'al' | 'en';
  preferred_contact_method: 'email' | 'phone';
}

/** @param site absolute address of the product's pages, without a slash at its end */
export function replyFacts(row: AnsweredRow, site: string): ReplyFacts {
  return {
    language: row.client_language,
    clientName: row.client_name,
    clientEmail: row.client_email,
    clientPhone: row.client_phone,
    preferred: row.preferred_contact_method,
    itemName: row.item_name,
    itemUrl: `${site}/${row.item_type}/${row.item_id}`,
    businessName: row.business_name,
  };
}

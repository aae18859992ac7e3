import type { ContactWay } from '@orendi/contract/contact-ways';
import { type Language, m } from '@orendi/messages';
import { phoneLinks } from '../../platform/phone-links.ts';
import type { FoundContact } from './contact-queries.ts';

interface Where {
  site: string;
  businessId: number;
  language: Language;
}

/** Calls the business, or opens a messenger with a text that names the listing and its page, else the business's page. */
export function contactLink(
  way: ContactWay,
  { phone_no: phone, ...item }: FoundContact,
  where: Where,
): string {
  return phoneLinks[way](phone, preparedText(item, where));
}

function preparedText(
  { item_id: id, item_type: type, item_name: item }: Omit<FoundContact, 'phone_no'>,
  { site, businessId, language: locale }: Where,
): string {
  if (item === null) {
    return m.api_contact_business({ address: `${site}/business/${businessId}` }, { locale });
  }
  return m.api_contact_item({ item, address: `${site}/${type}/${id}` }, { locale });
}

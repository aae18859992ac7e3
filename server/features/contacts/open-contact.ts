import { randomBytes } from 'node:crypto';
import { readablePhone } from '@orendi/contract/phone';
import type { Contact, ContactForm } from '@orendi/contract/schemas/contact';
import { type Language, m } from '@orendi/messages';
import type { ContactWay } from '@orendi/contract/contact-ways';
import type { Services } from '../../services.ts';
import { noBusinessFound } from '../../platform/http/not-found.ts';
import { phoneLinks } from '../../platform/phone-links.ts';
import { countsAsView, findOrAddSalt, markVisitor, tiraneDay, visitorOf } from '../views/index.ts';
import { addContact, findContact, type FoundContact } from './contact-queries.ts';
import { payForReveal } from './pay-for-reveal.ts';

interface Press {
  businessId: number;
  form: ContactForm;
  /** The visitor's, in which the text is prepared. */
  language: Language;
  /** Absolute address of the site's pages, without a trailing slash. */
  site: string;
  visitor: ContactVisitor;
  captchaToken: string | undefined;
}

/**
 * How a visitor reaches a business in a way that its seller allows. Counts as a contact, unless a crawler or the owner asks;
 * when counting fails, the visitor gets the number all the same.
 * @throws ApiError CAPTCHA when it takes work, NOT_FOUND when there is no such business, it is suspended, or the way is not allowed
 */
export async function openContact(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'captcha' | 'tallies' | 'settings'>,
  { businessId, form, language, site, visitor, captchaToken }: Press,
): Promise<Contact> {
  const found = await findContact(services.db, businessId, form);
  if (!found) throw noBusinessFound();
  const { id, address, headers, businessId: callerBusinessId } = visitor;
  if (businessId !== callerBusinessId) {
    const caller = { visitor: id, clientAddress: address };
    await payForReveal(services, caller, businessId, captchaToken);
  }
  if (countsAsView({ headers, ownerId: businessId, callerBusinessId })) {
    try {
      await countContact(services, businessId, visitor);
    } catch (err) {
      services.log.warn({ err, business: businessId }, 'a contact was not counted');
    }
  }
  return {
    phone: readablePhone(found.phone_no),
    href: contactLink(form.method, found, { site, businessId, language }),
  };
}

interface Where {
  site: string;
  businessId: number;
  language: Language;
}

/** Calls the business, or opens a messenger with a text that names the listing and its page, else the business's page. */
function contactLink(
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

interface ContactVisitor {
  id: string;
  address: string;
  headers: Headers;
  /** The business of the signed-in caller, if any. */
  businessId: number | null;
}

/** Counts a contact, unless this visitor has been counted for this business today. */
async function countContact(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  businessId: number,
  { address, headers }: Pick<ContactVisitor, 'address' | 'headers'>,
): Promise<void> {
  const day = tiraneDay(clock());
  const salt = await findOrAddSalt(db, day, randomBytes(32));
  const visitor = visitorOf(address, headers.get('user-agent') ?? '');
  const mark = markVisitor(visitor, `contact ${businessId}`, salt);
  await addContact(db, { businessId, day, mark });
}

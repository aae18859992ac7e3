import { readablePhone } from '@orendi/contract/phone';
import type { Contact, ContactForm } from '@orendi/contract/schemas/contact';
import type { Language } from '@orendi/messages';
import type { Services } from '../../services.ts';
import { noBusinessFound } from '../../platform/http/not-found.ts';
import { countsAsView } from '../views/index.ts';
import { contactLink } from './contact-link.ts';
import { findContact } from './contact-queries.ts';
import { type ContactVisitor, countContact } from './count-contact.ts';
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

import { contactSwitches } from '@orendi/contract/contact-ways';
import { itemPath } from '@orendi/contract/item-path';
import { readablePhone } from '@orendi/contract/phone';
import type { Contact, ContactForm } from '@orendi/contract/schemas/contact';
import { type Language, m } from '@orendi/messages';
import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { noBusinessFound } from '../../platform/http/api-error.ts';
import { phoneLinks } from '../../platform/phone-links.ts';
import { countsAsView } from '../views/index.ts';
import { spendCaptcha } from '../../platform/captcha/index.ts';
import { addressGroup, networkGroup } from '../../platform/http/address-group.ts';
import { countContact, type PressedItem } from './contact-queries.ts';
import {
  type Caller,
  captchaFailed,
  countAll,
  proofsOf,
  tallies as shared,
  uncountAll,
} from '../requests/index.ts';

interface Press extends Caller {
  headers: Headers;
  /** The business of the signed-in caller, if any. */
  callerBusinessId: number | null;
  form: ContactForm;
  /** The visitor's, in which the text is prepared. */
  language: Language;
  /** Absolute address of the site's pages, without a trailing slash. */
  site: string;
  captchaToken: string | undefined;
}

/**
 * How a visitor reaches a business in a way that its seller allows. Counts as a contact, unless a crawler or the owner asks;
 * when counting fails, the visitor gets the number all the same.
 * @throws ApiError CAPTCHA when it takes work, NOT_FOUND when there is no such business, it is suspended, or the way is not allowed
 */
export async function openContact(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'captcha' | 'tallies' | 'settings'>,
  businessId: number,
  press: Press,
): Promise<Contact> {
  const { callerBusinessId, form } = press;
  const found = await findContact(services.db, businessId, form);
  if (!found) throw noBusinessFound();
  if (businessId !== callerBusinessId) await payForReveal(services, press, businessId);
  if (countsAsView({ ...press, ownerId: businessId })) {
    const counting = countContact(services, businessId, { method: form.method, ...found }, press);
    await counting.catch((err: unknown) =>
      services.log.warn({ err, business: businessId }, 'a contact was not counted'),
    );
  }
  const { phone_no } = found;
  const href = phoneLinks[form.method](phone_no, preparedText(businessId, found, press));
  return { phone: readablePhone(phone_no), href };
}

interface FoundContact extends PressedItem {
  phone_no: string;
  business_name: string;
}

/** The text in a messenger: names the listing and its page, else the business's page. */
function preparedText(businessId: number, found: FoundContact, { site, language: locale }: Press) {
  const { item_id, item_type, item_name: item, business_name: business } = found;
  if (item === null || item_type === null || item_id === null) {
    const address = site + itemPath('business', businessId, business);
    return m.api_contact_business({ address }, { locale });
  }
  const address = site + itemPath(item_type, item_id, item);
  return m.api_contact_item({ item, address }, { locale });
}

/**
 * A business's number, and the listing that a visitor looks at; nulls without one, or for one that is not shown.
 * Undefined for a business that visitors cannot see, and for a way that its seller does not allow.
 */
async function findContact(db: Db, businessId: number, { method, itemId }: ContactForm) {
  const { rows } = await sql<FoundContact>`${prepared}
    select b.phone_no, b.business_name, l.id as item_id, l.name as item_name,
      case when l.product_id is not null then 'product' when l.package_id is not null then 'package' end as item_type
    from business b left join listing l on l.id = ${itemId ?? null} and l.business_id = b.id
    where b.id = ${businessId} and b.suspended_at is null
      and b.${sql.ref(contactSwitches[method])}`.execute(db);
  return rows[0];
}

const hour = 3_600;
const tallies = {
  /** A number that a visitor has seen is not a secret from that visitor. */
  known: { name: 'reveal-known', seconds: 24 * hour },
  addressToday: { name: 'reveal-address-day', seconds: 24 * hour },
  network: { name: 'reveal-network', seconds: hour },
  shop: { name: 'reveal-shop', seconds: hour },
  /** Numbers paid for by solved captchas. */
  paid: { name: 'reveal-paid', seconds: hour },
};

/** Numbers shown without a captcha, in an hour except for `addressToday`; times RATE_LIMIT_SCALE. */
const freeReveals = { visitor: 10, address: 20, addressToday: 60, network: 160, shop: 60 };

type Payment = Pick<Services, 'db' | 'captcha' | 'tallies' | 'settings'>;

/** Numbers that a solved captcha pays for: a visitor compares a few shops. */
const REVEALS_PER_PROOF = 3;

/**
 * Counts a shown number; people's usual rate is free.
 * @throws ApiError CAPTCHA, uncounted, when it takes work
 */
async function payForReveal(services: Payment, caller: Press, businessId: number) {
  const { tallies: counters, settings } = services;
  const { visitor, clientAddress } = caller;
  const known = visitor && `${visitor} ${businessId}`;
  if (known && (await counters.read(tallies.known, known)) > 0) return;
  const address = addressGroup(clientAddress);
  // Counted before it is allowed, so that many presses at once are not all taken for the first.
  const counted: Parameters<typeof countAll>[1] = [
    [shared.revealVisitor, visitor],
    [shared.revealAddress, address],
    [tallies.addressToday, address],
    [tallies.network, networkGroup(clientAddress)],
    [tallies.shop, String(businessId)],
  ];
  const counts = await countAll(services, counted);
  const isFree = Object.values(freeReveals).every(
    (most, i) => (counts[i] ?? 0) <= most * settings.rateLimitScale,
  );
  if (!isFree && !(await isPaid(services, caller))) {
    await uncountAll(services, counted);
    throw captchaFailed();
  }
  await countAll(services, [[tallies.known, known]]);
}

async function isPaid(services: Payment, caller: Press): Promise<boolean> {
  const { visitor } = caller;
  const proves = await spendCaptcha(services, caller.captchaToken);
  if (proves) await countAll(services, proofsOf(caller));
  if (!visitor) return proves;
  const paid = await services.tallies.add(tallies.paid, visitor);
  const proofs = await services.tallies.read(shared.proofVisitor, visitor);
  if (proves || paid <= proofs * REVEALS_PER_PROOF) return true;
  await services.tallies.remove(tallies.paid, visitor);
  return false;
}

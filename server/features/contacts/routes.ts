import { listPresses as listPressesRoute } from '@orendi/contract/routes/private-orders';
import * as routes from '@orendi/contract/routes/public-requests';
import { countryNames } from '@orendi/contract/countries';
import { phoneCountry, readablePhone, readBusinessPhone, readPhone } from '@orendi/contract/phone';
import type { PhoneForm, PhoneReadings } from '@orendi/contract/schemas/contact';
import type { Services } from '../../services.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { captchaHeader } from '../../platform/captcha/index.ts';
import { followMerges } from '../../platform/db/follow-merges.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { limitByAddress, type RateLimit } from '../../platform/http/rate-limit.ts';
import { member } from '../../platform/http/scopes.ts';
import { giveVisitor } from '../../platform/http/visitor.ts';
import { sellerCountry } from '../businesses/index.ts';
import { listPresses } from './contact-queries.ts';
import { openContact } from './open-contact.ts';

/** A form asks each time that the typing pauses. */
const phoneLimit: RateLimit = { name: 'phone', calls: 1_200, seconds: 600 };

export function contactRoutes(api: Api, services: Services): void {
  const { countCall, db } = services;
  const currentId = followMerges(services);
  api.answer(guarded(routes.openContact, requireJson), async (c) => {
    return openContact(services, await currentId(c.req.valid('param').id), {
      visitor: giveVisitor(c, services),
      clientAddress: c.get('clientAddress'),
      headers: c.req.raw.headers,
      callerBusinessId: c.get('session')?.user.business_id ?? null,
      form: c.req.valid('json'),
      language: c.get('language'),
      site: c.get('publicUrl'),
      captchaToken: c.req.header(captchaHeader),
    });
  });

  api.answer(guarded(listPressesRoute, member), (c) =>
    listPresses(db, c.get('businessId'), c.req.valid('query')),
  );

  api.answer(guarded(routes.readPhone, requireJson, limitByAddress(countCall, phoneLimit)), (c) =>
    readTypedPhone(db, c.req.valid('json')),
  );
}

/** Reads a number that somebody types, by the business that is asked or as a business's own. */
async function readTypedPhone(
  db: Services['db'],
  { phone: typed, country: chosen, businessId, townCountry }: PhoneForm,
): Promise<PhoneReadings> {
  const town = townCountry ?? null;
  const isOwn = businessId === undefined;
  const asked = db.selectFrom('business').select(['phone_no', 'town_id', 'country']);
  const business = isOwn ? null : await asked.where('id', '=', businessId).executeTakeFirst();
  const seller = isOwn ? town : business ? sellerCountry(business) : null;
  const read = readPhone(typed, { seller, chosen });
  const phone = isOwn && !chosen ? readBusinessPhone(typed, town) : read.phone;
  return {
    phone: phone && readablePhone(phone),
    country: phone === null ? null : phoneCountry(phone),
    is_doubtful: read.isDoubtful && !isOwn,
    readings: read.readings.map(({ country, phone: number }) => {
      const { en: name, al: name_al } = countryNames[country];
      return { country, name, name_al, phone: readablePhone(number) };
    }),
  };
}

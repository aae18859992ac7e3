import * as routes from '@orendi/contract/routes/public-requests';
import type { Services } from '../../services.ts';
import type { Api } from '../../platform/http/api.ts';
import { captchaHeader } from '../../platform/captcha/index.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { limitByAddress, type RateLimit } from '../../platform/http/rate-limit.ts';
import { giveVisitor } from '../../platform/http/visitor.ts';
import { openContact } from './open-contact.ts';
import { readTypedPhone } from './read-typed-phone.ts';

/** A form asks each time that the typing pauses. */
const phoneLimit: RateLimit = { name: 'phone', calls: 1_200, seconds: 600 };

export function contactRoutes(api: Api, services: Services): void {
  const { countCall, db } = services;
  api.openapi({ ...routes.openContact, middleware: [requireJson] as const }, async (c) => {
    const contact = await openContact(services, {
      businessId: c.req.valid('param').id,
      form: c.req.valid('json'),
      language: c.get('language'),
      site: c.get('publicUrl'),
      captchaToken: c.req.header(captchaHeader),
      visitor: {
        id: giveVisitor(c, services),
        address: c.get('clientAddress'),
        headers: c.req.raw.headers,
        businessId: c.get('session')?.user.business_id ?? null,
      },
    });
    return c.json({ data: contact }, 200);
  });

  api.openapi(
    {
      ...routes.readPhone,
      middleware: [requireJson, limitByAddress(countCall, phoneLimit)] as const,
    },
    async (c) => c.json({ data: await readTypedPhone(db, c.req.valid('json')) }, 200),
  );
}

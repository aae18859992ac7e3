import * as routes from '@orendi/contract/routes/public-requests';
import { createMiddleware } from 'hono/factory';
import type { Services } from '../../services.ts';
import type { Api, ApiEnv } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { limitByAddress } from '../../platform/http/rate-limit.ts';
import { giveXsrfCookie } from '../../platform/http/xsrf.ts';
import { refuseInvalidForm } from './captcha-failed.ts';
import { heldRoutes } from './held/held-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { pushRoutes } from './push/push-routes.ts';
import { findFirstAnswer, readSending, type Sending } from './repeated-form.ts';
import { chooseWork } from './spam/choose-work.ts';
import { submitRequest } from './submit-request.ts';

/**
 * Loose, because mobile networks put many homes behind one address. Long before it, the captcha's work grows and
 * suspicious forms are held.
 */
const requestLimit = { name: 'request', calls: 30, seconds: 600 };
const captchaLimit = { name: 'captcha', calls: 600, seconds: 600 };

interface SendingEnv extends ApiEnv {
  Variables: ApiEnv['Variables'] & { sending: Sending | null };
}

export function requestRoutes(api: Api, services: Services): void {
  orderRoutes(api, services);
  heldRoutes(api, services);
  pushRoutes(api, services);
  const { db, captcha, countCall, settings } = services;

  /** Repeats of an accepted form are answered first, before any validation. */
  const answerRepeated = createMiddleware<SendingEnv>(async (c, next) => {
    const sending = await readSending(c.req);
    const id = sending && (await findFirstAnswer(db, sending));
    if (id !== null) return c.json({ data: { id } }, 201);
    c.set('sending', sending);
    return next();
  });

  api.openapi(
    { ...routes.getCaptcha, middleware: limitByAddress(countCall, captchaLimit) },
    async (c) => {
      giveXsrfCookie(c, settings.cookieDomain);
      const work = await chooseWork(services, c.get('clientAddress'));
      return c.json({ data: await captcha.challenge(work) }, 200);
    },
  );

  api.openapi(
    {
      ...routes.submitRequest,
      middleware: [limitByAddress(countCall, requestLimit), requireJson, answerRepeated] as const,
    },
    async (c) => {
      const id = await submitRequest(services, {
        form: c.req.valid('json'),
        sending: c.get('sending'),
        language: c.get('language'),
        sender: { clientAddress: c.get('clientAddress'), publicUrl: c.get('publicUrl') },
      });
      return c.json({ data: { id } }, 201);
    },
    refuseInvalidForm,
  );
}

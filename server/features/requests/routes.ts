import * as routes from '@orendi/contract/routes/public-requests';
import { createMiddleware } from 'hono/factory';
import type { Services } from '../../services.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { giveVisitor, readVisitor } from '../../platform/http/visitor.ts';
import { giveXsrfCookie } from '../../platform/http/xsrf.ts';
import { refuseInvalidForm } from './captcha-failed.ts';
import { heldRoutes } from './held/held-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { pushRoutes } from './push/push-routes.ts';
import { findFirstAnswer, readSending, type Sending } from './repeated-form.ts';
import { chooseWork } from './spam/choose-work.ts';
import { submitRequest } from './submit-request.ts';

interface SendingEnv extends ApiEnv {
  Variables: ApiEnv['Variables'] & { sending: Sending | null };
}

export function requestRoutes(api: Api, services: Services): void {
  orderRoutes(api, services);
  heldRoutes(api, services);
  pushRoutes(api, services);
  const { db, captcha, settings } = services;

  /** Repeats of an accepted form are answered first, before any validation. */
  const answerRepeated = createMiddleware<SendingEnv>(async (c, next) => {
    const sending = await readSending(c.req);
    const id = sending && (await findFirstAnswer(db, sending));
    if (id !== null) return c.json({ data: { id } }, 201);
    c.set('sending', sending);
    return next();
  });

  api.openapi(routes.getCaptcha, async (c) => {
    giveXsrfCookie(c, settings.cookieDomain);
    const caller = { visitor: giveVisitor(c, services), clientAddress: c.get('clientAddress') };
    const work = await chooseWork(services, caller, c.req.valid('query').shop);
    return c.json({ data: await captcha.challenge(work) }, 200);
  });

  api.openapi(
    guarded(routes.submitRequest, requireJson, answerRepeated),
    async (c) => {
      const id = await submitRequest(services, {
        form: c.req.valid('json'),
        sending: c.get('sending'),
        language: c.get('language'),
        sender: {
          visitor: readVisitor(c, services),
          clientAddress: c.get('clientAddress'),
          publicUrl: c.get('publicUrl'),
        },
      });
      return c.json({ data: { id } }, 201);
    },
    refuseInvalidForm,
  );
}

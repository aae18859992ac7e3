import * as routes from '@orendi/contract/routes/public-requests';
import { createMiddleware } from 'hono/factory';
import type { Services } from '../../services.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { giveVisitor, readVisitor } from '../../platform/http/visitor.ts';
import { giveXsrfCookie } from '../../platform/http/xsrf.ts';
import { refuseInvalidForm } from './captcha-failed.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { findFirstAnswer, readSending, type Sending } from './repeated-form.ts';
import { chooseWork } from './spam/choose-work.ts';
import { submitRequest } from './submit-request.ts';
import * as privateRoutes from '@orendi/contract/routes/private-orders';
import { m } from '@orendi/messages';
import { brokenField } from '../../platform/http/api-error.ts';
import { say } from '../../platform/sentence.ts';
import { limitByAccount, changeLimit } from '../../platform/http/limit-by-account.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { owner } from '../../platform/http/scopes.ts';
import { deleteSubscription, saveSubscription } from './push/push-queries.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { findOrdersStates } from './orders/order-queries.ts';
import { presentOrder } from './orders/present-order.ts';
import { listHeldRows } from './held/list-held.ts';
import { settleHeld } from './held/settle-held.ts';

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

const pushLimit: RateLimit = { name: 'push', calls: 60, seconds: 600 };

function pushRoutes(api: Api, { countCall, db, push }: Services): void {
  const changing = [owner, limitByAccount(countCall, pushLimit), requireJson] as const;

  api.openapi(guarded(privateRoutes.getPushKey, owner), (c) =>
    c.json({ data: { key: push.publicKey } }, 200),
  );

  api.openapi(guarded(privateRoutes.savePushSubscription, ...changing), async (c) => {
    const form = c.req.valid('json');
    if (!push.reaches(form.endpoint)) {
      throw brokenField('endpoint', say(m.api_push_service));
    }
    const { id: sessionId, user } = c.get('session');
    await saveSubscription(db, { accountId: user.id, sessionId }, form);
    return c.json({ data: null }, 201);
  });

  api.openapi(guarded(privateRoutes.deletePushSubscription, ...changing), async (c) => {
    await deleteSubscription(db, c.get('session').user.id, c.req.valid('json').endpoint);
    return c.json({ data: null }, 200);
  });
}

function heldRoutes(api: Api, services: Services): void {
  const { changes, countCall, db, settings } = services;

  api.openapi(guarded(privateRoutes.listHeld, owner), async (c) => {
    const [businessId, query, site] = [
      c.get('businessId'),
      c.req.valid('query'),
      c.get('publicUrl'),
    ];
    const address = pictureAddresses(site, settings.mediaUrl);
    const rows = await listHeldRows(db, businessId, query);
    const states = await findOrdersStates(db, [businessId]);
    const results = rows.map((row) =>
      Object.assign(presentOrder(row, address, site), { signals: row.signals }),
    );
    return c.json({ data: { results, ...query, total: states.get(businessId)?.held ?? 0 } }, 200);
  });

  api.openapi(
    guarded(privateRoutes.settleHeld, owner, limitByAccount(countCall, changeLimit), requireJson),
    async (c) => {
      const businessId = c.get('businessId');
      await settleHeld(services, { ...c.req.valid('json'), businessId });
      changes.announceOrders(businessId);
      return c.json({ data: null }, 200);
    },
  );
}

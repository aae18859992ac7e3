import * as privateRoutes from '@orendi/contract/routes/private-orders';
import * as ownRoutes from '@orendi/contract/routes/own-requests';
import * as routes from '@orendi/contract/routes/public-requests';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Services } from '../../services.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { followMerges } from '../../platform/db/follow-merges.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { readSessionCookie } from '../../platform/http/keep-session.ts';
import { type RateLimit, limitByAccount, changeLimit } from '../../platform/http/rate-limit.ts';
import { member, type MemberEnv } from '../../platform/http/scopes.ts';
import { giveVisitor, senderOf } from '../../platform/http/visitor.ts';
import { giveXsrfCookie } from '../../platform/http/xsrf.ts';
import { deleteSubscription, saveSubscription } from '../../platform/push/subscriptions.ts';
import { refuseInvalidForm } from './captcha-failed.ts';
import { listHeldRows } from './held/list-held.ts';
import { settleHeld } from './held/settle-held.ts';
import {
  countOrders,
  findOrderRow,
  findOrdersStates,
  listOrderRows,
  markRead,
  type OrderRow,
} from './orders/order-queries.ts';
import { changeLead } from './leads/change-lead.ts';
import { createLead } from './leads/create-lead.ts';
import { listEvents } from './leads/event-queries.ts';
import { sendAnswer } from './leads/send-answer.ts';
import { deskSettingRoutes } from './leads/desk-settings.ts';
import { presentOrder } from './orders/present-order.ts';
import { askOtherSeller, listOtherSellers } from './others/other-sellers.ts';
import { ownRequestRoutes } from './own/own-request-routes.ts';
import { findFirstAnswer, readSending, type Sending } from './repeated-form.ts';
import { chooseWork } from './spam/form-tallies.ts';
import { submitRequest } from './submit-request.ts';

interface SendingEnv extends ApiEnv {
  Variables: ApiEnv['Variables'] & { sending: Sending | null };
}

export function requestRoutes(api: Api, services: Services): void {
  orderRoutes(api, services);
  deskSettingRoutes(api, services);
  pushRoutes(api, services);
  const findOwn = ownRequestRoutes(api, services);
  const { captcha, settings } = services;
  const currentId = followMerges(services);

  /** Repeats of an accepted form are answered first, before any validation. */
  const answerRepeated = createMiddleware<SendingEnv>(async (c, next) => {
    const sending = await readSending(c.req);
    const first = sending && (await findFirstAnswer(services, sending));
    if (first) return c.json({ data: first }, 201);
    c.set('sending', sending);
    return next();
  });

  api.answer(routes.getCaptcha, async (c) => {
    giveXsrfCookie(c, settings.cookieDomain);
    const caller = { visitor: giveVisitor(c, services), clientAddress: c.get('clientAddress') };
    const work = await chooseWork(services, caller, c.req.valid('query').shop);
    return captcha.challenge(work);
  });

  api.answer(
    guarded(routes.submitRequest, requireJson, answerRepeated),
    async (c) => {
      const form = c.req.valid('json');
      if (form.type === 'business') form.id = await currentId(form.id);
      return submitRequest(services, {
        form,
        sending: c.get('sending'),
        language: c.get('language'),
        sender: senderOf(c, services),
      });
    },
    refuseInvalidForm,
  );

  api.answer(guarded(ownRoutes.listOtherSellers), async (c) =>
    listOtherSellers(services, await findOwn(c), c.get('publicUrl')),
  );

  api.answer(
    guarded(ownRoutes.askOtherSeller, requireJson),
    async (c) => {
      const own = { row: await findOwn(c), ownToken: c.req.valid('param').token };
      return askOtherSeller(services, own, c.req.valid('json'), senderOf(c, services));
    },
    refuseInvalidForm,
  );
}

const pushLimit: RateLimit = { name: 'push', calls: 60, seconds: 600 };

function pushRoutes(api: Api, { countCall, db, push }: Services): void {
  const changing = [member, limitByAccount(countCall, pushLimit), requireJson] as const;

  api.answer(guarded(privateRoutes.getPushKey, member), () => ({ key: push.publicKey }));

  api.answer(guarded(privateRoutes.savePushSubscription, ...changing), async (c) => {
    const { id: sessionId, user } = c.get('session');
    await saveSubscription({ db, push }, { accountId: user.id, sessionId }, c.req.valid('json'));
  });

  api.answer(guarded(privateRoutes.deletePushSubscription, ...changing), (c) =>
    deleteSubscription(db, c.get('session').user.id, c.req.valid('json').endpoint),
  );
}

const statusLimit: RateLimit = { name: 'order-status', calls: 600, seconds: 600 };
/** High, because a browser that loses its stream reconnects every few seconds. */
const openLimit: RateLimit = { name: 'events', calls: 300, seconds: 600 };

function orderRoutes(api: Api, services: Services): void {
  const { changes, countCall, db, liveOrders } = services;
  const presenter = <Env extends ApiEnv>(c: Context<Env>) => {
    const [address, site] = [c.get('pictureAddress'), c.get('publicUrl')];
    return (row: OrderRow) => presentOrder(row, address, site);
  };
  const writerOf = (c: Context<MemberEnv>) => {
    return { businessId: c.get('businessId'), accountId: c.get('session').user.id };
  };
  const findLead = async (businessId: number, id: number) => {
    const row = await findOrderRow(db, businessId, id);
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  };
  const announceLead = async (c: Context<MemberEnv>, id: number) => {
    changes.announceOrders(c.get('businessId'));
    return presenter(c)(await findLead(c.get('businessId'), id));
  };

  api.answer(guarded(privateRoutes.listOrders, member), async (c) => {
    const query = c.req.valid('query');
    const { page, perPage } = query;
    const businessId = c.get('businessId');
    // Counted first: the dashboard takes what is counted for shown, and would leave out what arrives in between.
    const counts = await countOrders(db, businessId, query);
    const rows = await listOrderRows(db, businessId, query);
    return { results: rows.map(presenter(c)), page, perPage, ...counts };
  });

  const desk = [member, limitByAccount(countCall, statusLimit), requireJson] as const;
  api.answer(guarded(privateRoutes.updateOrder, ...desk), async (c) => {
    const form = c.req.valid('json');
    await changeLead(services, writerOf(c), form);
    return announceLead(c, form.requestId);
  });

  api.answer(guarded(privateRoutes.markRead, ...desk), (c) =>
    markRead(db, c.get('businessId'), c.req.valid('json').requestId),
  );

  api.answer(guarded(privateRoutes.sendAnswer, ...desk), async (c) => {
    const form = c.req.valid('json');
    await sendAnswer(services, writerOf(c), form);
    return announceLead(c, form.requestId);
  });

  const changing = [member, limitByAccount(countCall, changeLimit), requireJson] as const;
  api.answer(guarded(privateRoutes.createLead, ...changing), async (c) => {
    const { 'Idempotency-Key': key } = c.req.valid('header');
    const writer = { ...writerOf(c), language: c.get('language') };
    return announceLead(c, await createLead(services, writer, c.req.valid('json'), key));
  });

  api.answer(guarded(privateRoutes.getHistory, member), async (c) => {
    const { id } = await findLead(c.get('businessId'), c.req.valid('query').requestId);
    return listEvents(db, id);
  });

  api.openapi(
    guarded(privateRoutes.openEvents, member, limitByAccount(countCall, openLimit)),
    (c) => {
      const { id: sessionId, user } = c.get('session');
      const body = liveOrders.open({
        accountId: user.id,
        sessionId,
        businessId: c.get('businessId'),
        cookie: readSessionCookie(c) ?? '',
      });
      return c.body(body, 200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // Tells proxies such as nginx not to buffer events.
        'X-Accel-Buffering': 'no',
        // Closes the connection with the stream, so that stopping the server does not wait for it.
        Connection: 'close',
      });
    },
  );

  api.answer(guarded(privateRoutes.listHeld, member), async (c) => {
    const query = c.req.valid('query');
    const businessId = c.get('businessId');
    const states = await findOrdersStates(db, [businessId]);
    const rows = await listHeldRows(db, businessId, query);
    const present = presenter(c);
    const results = rows.map((row) => Object.assign(present(row), { signals: row.signals }));
    return { results, ...query, total: states.get(businessId)?.held ?? 0 };
  });

  api.answer(guarded(privateRoutes.settleHeld, ...changing), (c) =>
    settleHeld(services, { ...c.req.valid('json'), businessId: c.get('businessId') }),
  );
}

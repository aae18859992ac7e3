import * as routes from '@orendi/contract/routes/own-requests';
import { m } from '@orendi/messages';
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { updateRow } from '../../../platform/db/rows.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { type Api, type ApiEnv, guarded } from '../../../platform/http/api.ts';
import { ApiError, conflict } from '../../../platform/http/api-error.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { type RateLimit, refuseLink } from '../../../platform/http/rate-limit.ts';
import { senderOf } from '../../../platform/http/visitor.ts';
import { withMails } from '../../../platform/mail/index.ts';
import { refuseInvalidForm } from '../captcha-failed.ts';
import {
  checkOwnMessage,
  closeOwnRequest,
  editOwnMessage,
  returnOwnRequest,
  withdrawOwnRequest,
} from './change-own-request.ts';
import {
  findOwnRequest,
  listAlsoAsked,
  listEarlierMessages,
  lockOwnRequest,
  type OwnRequestRow,
} from './own-queries.ts';
import { listRequestPhotos } from './photo-queries.ts';
import { photoRoutes } from './photo-routes.ts';
import { ownLink, tokenOf } from './own-link.ts';
import { presentOwnRequest } from './present-own-request.ts';
import { askForLinks } from './queue-own-mail.ts';

type Work = (trx: Trx, row: OwnRequestRow) => Promise<void>;
type Check = (row: OwnRequestRow) => Promise<void>;

const linkLimit: RateLimit = { name: 'own-request-change', calls: 60, seconds: 3_600 };

/**
 * The calls for holders of a request's link. All of them read the primary: a change is there at once.
 * @returns finds the request that a link opens
 */
export function ownRequestRoutes(api: Api, services: Services) {
  const { changes, clock, countCall, db, photos, secret } = services;
  /** @throws ApiError NOT_FOUND, RATE_LIMITED after too many guesses */
  const find = async <Env extends ApiEnv>(c: Context<Env>) =>
    (await findOwnRequest(db, tokenOf(c))) ?? refuseLink(countCall, c, 'own-request');
  const show = async <Env extends ApiEnv>(c: Context<Env>) => {
    const row = await find(c);
    const beside = {
      earlier: await listEarlierMessages(db, row.id),
      asked: await listAlsoAsked(db, row),
      photos: await listRequestPhotos(db, row.id),
      hasPlace: photos !== null,
      linkOf: (seed: string) => ownLink(secret, seed),
      address: c.get('pictureAddress'),
      calls: `${c.get('publicUrl')}/v1/public/requests/${tokenOf(c)}`,
    };
    return presentOwnRequest(row, beside, clock());
  };
  photoRoutes(api, services, { find, show });

  /** @param check what may refuse the change before its row is locked */
  const change = async (c: Context<ApiEnv>, work: Work, check?: Check) => {
    const known = await find(c);
    await countCall(linkLimit, String(known.id));
    await check?.(known);
    const businessId = await withMails(services, async (trx) => {
      const row = await lockOwnRequest(trx, tokenOf(c));
      if (!row) throw new ApiError('NOT_FOUND');
      await work(trx, row);
      return row.business_id;
    });
    changes.announceOrders(businessId);
  };
  const changed = async (...[c, ...work]: Parameters<typeof change>) => {
    await change(c, ...work);
    return show(c);
  };

  api.answer(guarded(routes.getOwnRequest), (c) => show(c));

  api.answer(guarded(routes.changeOwnMessage, requireJson), (c) => {
    const { message } = c.req.valid('json');
    return changed(
      c,
      (trx, row) => editOwnMessage(services, trx, row, message),
      (row) => checkOwnMessage(services, row, { message, publicUrl: c.get('publicUrl') }),
    );
  });

  api.answer(guarded(routes.withdrawOwnRequest), (c) => changed(c, withdrawOwnRequest));

  api.answer(guarded(routes.returnOwnRequest), (c) =>
    changed(c, (trx, row) => returnOwnRequest(trx, row, clock())),
  );

  api.answer(guarded(routes.answerOutcome, requireJson), (c) => {
    const { outcome } = c.req.valid('json');
    return changed(c, async (trx, row) => {
      if (row.withdrawn_at) throw conflict(m.api_request_withdrawn);
      if (row.outcome === outcome) return;
      await updateRow(trx, 'request', row.id, { outcome, outcome_at: sql<Date>`now()` });
    });
  });

  api.answer(guarded(routes.closeOwnRequest), (c) =>
    change(c, (trx, row) => closeOwnRequest(trx, secret, row)),
  );

  api.answer(
    guarded(routes.mailRequestLinks, requireJson),
    (c) => askForLinks(services, c.req.valid('json'), senderOf(c, services)),
    refuseInvalidForm,
  );

  return find;
}

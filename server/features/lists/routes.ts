import * as routes from '@orendi/contract/routes/public-lists';
import { sharedLists } from '@orendi/contract/limits';
import type { ReportReason } from '@orendi/contract/listing-reports';
import type { ListTexts, SharedList } from '@orendi/contract/schemas/list';
import { m } from '@orendi/messages';
import type { Context } from 'hono';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Services } from '../../services.ts';
import { spendCaptcha } from '../../platform/captcha/index.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { networkGroup } from '../../platform/http/address-group.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { ApiError, conflict, noProductFound } from '../../platform/http/api-error.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { senderOf } from '../../platform/http/visitor.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { say } from '../../platform/sentence.ts';
import { listCards, presentCard } from '../discovery/index.ts';
import { captchaFailed, countAll, proofsOf, refuseInvalidForm } from '../requests/index.ts';
import { holdsContact } from './find-contact.ts';
import {
  insertList,
  insertPiece,
  isShown,
  listPieces,
  lockList,
  type ListRow,
  openList,
} from './list-queries.ts';

/** Links that open nothing, by network: a right one is answered whatever others of the network have tried. */
const guessLimit: RateLimit = { name: 'list-guess', calls: 30, seconds: 600 };
/** Changes of one list; of a network nothing is refused, but making a list takes a captcha, which grows harder. */
const changeLimit: RateLimit = { name: 'list-change', calls: 600, seconds: 3_600 };
/** Open reports of a list; more of them say nothing new. */
const mostReports = 200;

/** 128 bits that nothing makes again. */
const newToken = () => randomBytes(16).toString('base64url');

/** The calls about lists that visitors share by link. All of them read the primary: a change is there at once. */
export function listRoutes(api: Api, services: Services): void {
  const { countCall, db, listings, settings } = services;

  /** @throws ApiError NOT_FOUND, RATE_LIMITED after too many guesses */
  async function find(c: Context<ApiEnv>, token: string): Promise<ListRow> {
    const list = await openList(db, token);
    if (list) return list;
    await countCall(guessLimit, networkGroup(c.get('clientAddress')));
    throw new ApiError('NOT_FOUND');
  }

  async function show(c: Context<ApiEnv>, token: string): Promise<SharedList> {
    const { id, ...list } = await find(c, token);
    const pieces = await listPieces(db, id);
    const cards = await listCards(
      db,
      pieces.map((piece) => piece.id),
    );
    const look = {
      address: pictureAddresses(c.get('publicUrl'), settings.mediaUrl),
      rates: listings.rates(),
    };
    return {
      ...list,
      pieces: pieces.map((piece) => {
        const card = cards.get(piece.id);
        return Object.assign(piece, { card: card ? presentCard(card, look) : null });
      }),
    };
  }

  /** @throws ApiError NOT_FOUND, FORBIDDEN for the link for reading, RATE_LIMITED */
  async function change(
    c: Context<ApiEnv>,
    token: string,
    work: (trx: Trx, id: number) => Promise<unknown>,
  ): Promise<void> {
    const { id } = await find(c, token);
    await countCall(changeLimit, String(id));
    await db.transaction().execute(async (trx) => {
      const list = await lockList(trx, token);
      if (!list) throw new ApiError('NOT_FOUND');
      if (!list.can_change) throw new ApiError('FORBIDDEN');
      await work(trx, list.id);
    });
  }

  api.openapi(
    guarded(routes.createList, requireJson),
    async (c) => {
      const { name, note, pieces, token } = c.req.valid('json');
      refuseContact({ name, note });
      if (!(await spendCaptcha(services, token))) throw captchaFailed();
      const tokens = { reading: newToken(), adding: newToken() };
      await db.transaction().execute((trx) => insertList(trx, { name, note }, tokens, pieces));
      await countAll(services, proofsOf(senderOf(c, services)));
      const data = { reading: `/list/${tokens.reading}`, adding: `/list/${tokens.adding}` };
      return c.json({ data }, 201);
    },
    refuseInvalidForm,
  );

  api.openapi(guarded(routes.getList), async (c) =>
    c.json({ data: await show(c, c.req.valid('param').token) }, 200),
  );

  api.openapi(guarded(routes.changeList, requireJson), async (c) => {
    const [{ token }, texts] = [c.req.valid('param'), c.req.valid('json')];
    refuseContact(texts);
    await change(c, token, (trx, id) =>
      trx.updateTable('list').set(texts).where('id', '=', id).execute(),
    );
    return c.json({ data: await show(c, token) }, 200);
  });

  api.openapi(guarded(routes.deleteList), async (c) => {
    await change(c, c.req.valid('param').token, (trx, id) =>
      trx.deleteFrom('list').where('id', '=', id).execute(),
    );
    return c.json({ data: null }, 200);
  });

  api.openapi(guarded(routes.addListPiece, requireJson), async (c) => {
    const { token, type, piece: id } = c.req.valid('param');
    const { note } = c.req.valid('json');
    refuseContact({ note: note ?? '' });
    await change(c, token, async (trx, listId) => {
      const before = await listPieces(trx, listId);
      if (!before.some((piece) => piece.id === id)) {
        if (before.length >= sharedLists.max) throw conflict(m.api_list_full);
        if (!(await isShown(trx, { type, id }))) throw noProductFound();
        await insertPiece(trx, listId, { type, id });
      }
      if (note === undefined) return;
      await trx
        .updateTable('list_piece')
        .set({ note })
        .where('list_id', '=', listId)
        .where('item_id', '=', id)
        .execute();
    });
    return c.json({ data: await show(c, token) }, 200);
  });

  api.openapi(guarded(routes.removeListPiece), async (c) => {
    const { token, piece } = c.req.valid('param');
    await change(c, token, (trx, listId) =>
      trx
        .deleteFrom('list_piece')
        .where('list_id', '=', listId)
        .where('item_id', '=', piece)
        .execute(),
    );
    return c.json({ data: await show(c, token) }, 200);
  });

  api.openapi(
    guarded(routes.reportList, requireJson),
    async (c) => {
      const { reason, message, token, signals } = c.req.valid('json');
      const list = await find(c, c.req.valid('param').token);
      if (!(await spendCaptcha(services, token))) throw captchaFailed();
      await countAll(services, proofsOf(senderOf(c, services)));
      // Whoever fills in the field that people cannot see is a bot: it gets the same answer.
      if (!signals?.website) await storeReport(list.id, reason, message);
      return c.json({ data: null }, 201);
    },
    refuseInvalidForm,
  );

  async function storeReport(listId: number, reason: ReportReason, message: string) {
    const { open } = await db
      .selectFrom('list_report')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('list_id', '=', listId)
      .executeTakeFirstOrThrow();
    if (open >= mostReports) return;
    await db.insertInto('list_report').values({ list_id: listId, reason, message }).execute();
  }
}

/** @throws ApiError VALIDATION for each text that holds a phone number, a mail address or a link */
function refuseContact(texts: Partial<z.output<typeof ListTexts>>): void {
  const faults = Object.entries(texts)
    .filter(([, text]) => holdsContact(text))
    .map(([path]) => ({ path, sentence: say(m.api_list_contact) }));
  if (faults.length > 0) throw new ApiError('VALIDATION', { faults });
}

import * as routes from '@orendi/contract/routes/public-lists';
import { sharedLists } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import type { Context } from 'hono';
import { randomBytes } from 'node:crypto';
import type { Services } from '../../services.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { ApiError, conflict, noProductFound } from '../../platform/http/api-error.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { type RateLimit, refuseLink } from '../../platform/http/rate-limit.ts';
import { senderOf } from '../../platform/http/visitor.ts';
import { say } from '../../platform/sentence.ts';
import { listCards, presentCard } from '../discovery/index.ts';
import { refuseInvalidForm, spendProof } from '../requests/index.ts';
import { holdsContact } from './find-contact.ts';
import {
  insertList,
  insertPieces,
  insertReport,
  isPiece,
  listPieces,
  lockList,
  openList,
} from './list-queries.ts';

/** Changes of one list; of a network nothing is refused, but making a list takes a captcha, which grows harder. */
const changeLimit: RateLimit = { name: 'list-change', calls: 600, seconds: 3_600 };

/** 128 bits that nothing makes again. */
const newToken = () => randomBytes(16).toString('base64url');

/** The calls about lists that visitors share by link. All of them read the primary: a change is there at once. */
export function listRoutes(api: Api, services: Services): void {
  const { countCall, db, listings } = services;

  /** @throws ApiError NOT_FOUND, RATE_LIMITED after too many guesses */
  const find = async (c: Context<ApiEnv>, token: string) =>
    (await openList(db, token)) ?? refuseLink(countCall, c, 'list');

  /** @throws ApiError NOT_FOUND, FORBIDDEN for the link for reading, RATE_LIMITED */
  async function change(
    c: Context<ApiEnv>,
    token: string,
    work: (trx: Trx, id: number) => Promise<unknown>,
  ) {
    const { id, can_change: canChange } = await find(c, token);
    if (!canChange) throw new ApiError('FORBIDDEN');
    await countCall(changeLimit, String(id));
    await db.transaction().execute(async (trx) => {
      if (!(await lockList(trx, id))) throw new ApiError('NOT_FOUND');
      await work(trx, id);
    });
  }

  api.answer(
    guarded(routes.createList, requireJson),
    async (c) => {
      const { pieces, token, ...texts } = c.req.valid('json');
      refuseContact(texts);
      await spendProof(services, token, senderOf(c, services));
      const [reading, adding] = [newToken(), newToken()];
      await db.transaction().execute(async (trx) => {
        const { id } = await insertList(trx, texts, { reading, adding });
        await insertPieces(trx, id, pieces);
      });
      return { reading: `/list/${reading}`, adding: `/list/${adding}` };
    },
    refuseInvalidForm,
  );

  api.answer(guarded(routes.getList), async (c) => {
    const { id: listId, ...list } = await find(c, c.req.valid('param').token);
    const rows = await listPieces(db, listId);
    const ids = rows.map(({ id }) => id);
    const cards = await listCards(db, ids);
    const look = { address: c.get('pictureAddress'), rates: listings.rates() };
    const pieces = rows.map((piece) => {
      const card = cards.get(piece.id);
      return Object.assign(piece, { card: card ? presentCard(card, look) : null });
    });
    return { ...list, pieces };
  });

  api.answer(guarded(routes.changeList, requireJson), (c) => {
    const texts = c.req.valid('json');
    refuseContact(texts);
    return change(c, c.req.valid('param').token, (trx, id) =>
      trx.updateTable('list').set(texts).where('id', '=', id).execute(),
    );
  });

  api.answer(guarded(routes.deleteList), (c) =>
    change(c, c.req.valid('param').token, (trx, id) =>
      trx.deleteFrom('list').where('id', '=', id).execute(),
    ),
  );

  api.answer(guarded(routes.addListPiece, requireJson), (c) => {
    const { token, type, piece: id } = c.req.valid('param');
    const { note } = c.req.valid('json');
    refuseContact({ note });
    return change(c, token, async (trx, listId) => {
      const before = await listPieces(trx, listId);
      if (!before.some((piece) => piece.id === id)) {
        if (before.length >= sharedLists.max) throw conflict(m.api_list_full);
        const card = (await listCards(trx, [id])).get(id);
        if (card?.type !== type) throw noProductFound();
        await insertPieces(trx, listId, [{ type, id }]);
      }
      if (note === undefined) return;
      await trx.updateTable('list_piece').set({ note }).where(isPiece(listId, id)).execute();
    });
  });

  api.answer(guarded(routes.removeListPiece), (c) => {
    const { token, piece } = c.req.valid('param');
    return change(c, token, (trx, listId) =>
      trx.deleteFrom('list_piece').where(isPiece(listId, piece)).execute(),
    );
  });

  api.answer(
    guarded(routes.reportList, requireJson),
    async (c) => {
      const { reason, message, token, signals } = c.req.valid('json');
      const { id } = await find(c, c.req.valid('param').token);
      await spendProof(services, token, senderOf(c, services));
      // Whoever fills in the field that people cannot see is a bot: it gets the same answer.
      if (!signals?.website) await insertReport(db, id, reason, message);
    },
    refuseInvalidForm,
  );
}

/** @throws ApiError VALIDATION for each text that holds a phone number, a mail address or a link */
function refuseContact(texts: Record<string, string | undefined>): void {
  const faults = Object.entries(texts)
    .filter(([, text]) => holdsContact(text ?? ''))
    .map(([path]) => ({ path, sentence: say(m.api_list_contact) }));
  if (faults.length > 0) throw new ApiError('VALIDATION', { faults });
}

import * as routes from '@orendi/contract/routes/watches';
import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import { type Api, type ApiEnv, createApi, guarded } from '../../platform/http/api.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { type RateLimit, refuseLink } from '../../platform/http/rate-limit.ts';
import { senderOf } from '../../platform/http/visitor.ts';
import { maskEmail, refuseInvalidForm, stopMails } from '../requests/index.ts';
import { startWatch } from './start-watch.ts';
import {
  confirmWatch,
  deleteWatch,
  findWatcherByToken,
  keepWatcher,
  listWatches,
  type WatcherRow,
} from './watch-queries.ts';
import { describeWatch } from './watched-search.ts';

const linkLimit: RateLimit = { name: 'watch-change', calls: 120, seconds: 3_600 };

/** @throws ApiError NOT_FOUND, RATE_LIMITED after too many guesses */
const find = async ({ countCall, db }: Services, c: Context<ApiEnv>, token: string) =>
  (await findWatcherByToken(db, token)) ?? refuseLink(countCall, c, 'watch');

/** Where none was ever confirmed, the owner of the address did not ask: it gets no such mails any more. */
async function endAll({ db, secret }: Services, { id, email }: WatcherRow): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const watches = await listWatches(trx, id);
    const isStranger = watches.every(({ confirmed_at: confirmed }) => confirmed === null);
    if (email !== null && isStranger && watches.length > 0) await stopMails(trx, secret, email);
    await trx.deleteFrom('watcher').where('id', '=', id).execute();
  });
}

/** All of them read the primary: a change is there at once. */
export function watchRoutes(api: Api, services: Services): void {
  const { countCall, db, push } = services;

  const show = async (c: Context<ApiEnv>, { id, email, ends_at: endsAt }: WatcherRow) => {
    const watches = (await listWatches(db, id)).map(async (watch) =>
      Object.assign(await describeWatch(db, watch, c.get('language')), {
        id: watch.id,
        price: watch.price,
        currency: watch.currency,
        isConfirmed: watch.confirmed_at !== null,
        created_at: watch.created_at,
      }),
    );
    return {
      email: email && maskEmail(email),
      ends_at: endsAt,
      watches: await Promise.all(watches),
    };
  };
  /** Somebody who does something on the page still reads. */
  const change = async (
    c: Context<ApiEnv>,
    token: string,
    work?: (watcherId: number) => Promise<unknown>,
  ) => {
    const { id } = await find(services, c, token);
    await countCall(linkLimit, String(id));
    if (work && (await work(id)) === undefined) throw new ApiError('NOT_FOUND');
    await keepWatcher(db, id);
    return show(c, await find(services, c, token));
  };

  api.answer(
    guarded(routes.watch, requireJson),
    async (c) => {
      const by = { language: c.get('language'), caller: senderOf(c, services) };
      return { link: await startWatch(services, c.req.valid('json'), by) };
    },
    refuseInvalidForm,
  );

  api.answer(routes.getDeviceKey, () => ({ key: push.publicKey }));

  api.answer(guarded(routes.getWatches), async (c) =>
    show(c, await find(services, c, c.req.valid('param').token)),
  );

  api.answer(guarded(routes.keepWatches), (c) => change(c, c.req.valid('param').token));

  api.answer(guarded(routes.endWatches), async (c) => {
    await endAll(services, await find(services, c, c.req.valid('param').token));
  });

  for (const [route, work] of [
    [routes.confirmWatch, confirmWatch],
    [routes.endWatch, deleteWatch],
  ] as const)
    api.answer(guarded(route), (c) => {
      const { token, watch } = c.req.valid('param');
      return change(c, token, (id) => work(db, id, watch));
    });
}

/**
 * The one click by which mail programs end the watches that a mail is about (RFC 8058): it brings neither cookies nor a page.
 * The address is that of the page, where people end them one by one.
 */
export function oneClickRoutes(services: Services): Api {
  const api = createApi();
  api.post('/watch/:token', async (c) => {
    const watcher = await find(services, c, c.req.param('token')).catch((error: unknown) => {
      // The program may ask twice.
      if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    if (watcher) await endAll(services, watcher);
    return c.body(null, 204);
  });
  return api;
}

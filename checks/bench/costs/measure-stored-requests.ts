import { setTimeout as pause } from 'node:timers/promises';
import type { Draws } from '../draws/draw-listing.ts';
import type { Ground } from '../ground.ts';
import { openCaller } from '../../visitors/ask.ts';
import { startMeter } from '../../measure/start-meter.ts';
import type { Shop } from '../../product/open-shop.ts';
import { getXsrf } from '../../visitors/send-request.ts';
import { makeSender } from '../requests/make-sender.ts';
import { mailsSent, removeRequests } from '../requests/remove-requests.ts';
import { sendAtOnce } from '../requests/send-requests.ts';
import { solveCaptchas } from '../requests/solve-captchas.ts';
import { authSecret } from '../../product/start-product.ts';
import type { CallCost } from './measure-call-costs.ts';
import { measureTotal, requestTables } from './measure-tables.ts';

const times = { warmUp: 40, measured: 400 };
const clients = 4;
/** Until the worker for mails rests. */
const settleMs = 500;

/** What a request with its mails costs, and what the tables keep of it. */
export async function measureStoredRequests(
  shop: Shop,
  { dataDir, undo }: Ground,
  draws: Draws,
): Promise<CallCost> {
  const tokens = await solveCaptchas(authSecret, times.warmUp + times.measured, undo);
  const caller = openCaller(shop.port, clients);
  const send = makeSender(caller, await getXsrf(caller), draws, tokens.values());
  await sendAtOnce(send, times.warmUp, clients);
  await mailsSent(shop);
  await pause(settleMs);
  const sizeBefore = await measureTotal(shop.database.pool, requestTables);
  const readMeter = startMeter(shop);
  await sendAtOnce(send, times.measured, clients);
  await mailsSent(shop);
  await pause(settleMs);
  const { node, database } = readMeter();
  const bytes = (await measureTotal(shop.database.pool, requestTables)) - sizeBefore;
  caller.close();
  await removeRequests(shop, dataDir);
  const each = (figure: number) => figure / times.measured;
  return { node: each(node), database: each(database), bytes: each(bytes) };
}

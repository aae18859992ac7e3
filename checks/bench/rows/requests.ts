import { startBareServer } from '../bare/start-bare-server.ts';
import { type Ground, withShop } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { openCaller } from '../../visitors/ask.ts';
import { median, pairedRatio, percentile } from '../../measure/paired-ratio.ts';
import { hasProc } from '../../measure/read-proc.ts';
import { startMeter } from '../../measure/start-meter.ts';
import { takeTurns } from '../../measure/take-turns.ts';
import { getXsrf } from '../../visitors/send-request.ts';
import { makeSender } from '../requests/make-sender.ts';
import { measureFsync } from '../requests/measure-fsync.ts';
import { mailsSent, removeRequests } from '../requests/remove-requests.ts';
import { sendAtOnce, sendAtPace } from '../requests/send-requests.ts';
import { solveCaptchas } from '../requests/solve-captchas.ts';
import { authSecret } from '../../product/start-product.ts';
import { prepareDraws } from '../draws/draw-listing.ts';

const clients = 16;
const warmUp = 160;
const perRound = 240;
const paced = { rounds: 3, count: 400 };
const reach = { perSecond: 500, p99: 100 };

/** Requests with captcha, snapshot and mail: how many per second, and how long one takes at a tenth of that rate. */
export function measureRequests(ground: Ground): Promise<Line[]> {
  return withShop(ground, async (shop) => {
    const count = warmUp + ground.rounds * perRound + paced.rounds * paced.count;
    const tokens = (await solveCaptchas(authSecret, count, ground.undo)).values();
    const fsyncMs = await measureFsync(ground.dataDir);
    const draws = await prepareDraws(shop.database, ground.random);
    const caller = openCaller(shop.port, 64);
    const send = makeSender(caller, await getXsrf(caller), draws, tokens);

    const answer = { status: 201, headers: { 'content-type': 'application/json' } };
    const order = { answer: { ...answer, body: Buffer.from('{"data":{"id":1}}') } };
    const bare = await startBareServer({ ...order, connection: shop.connection }, ground.undo);
    const bareCaller = openCaller(bare.port, 64);
    const sendBare = makeSender(bareCaller, {}, draws, endless());

    await sendAtOnce(send, warmUp, clients);
    await sendAtOnce(sendBare, warmUp, clients);
    await mailsSent(shop);

    const [readMeter, started] = [startMeter(shop), performance.now()];
    const seconds = await takeTurns([send, sendBare], ground.rounds, (one) =>
      sendAtOnce(one, perRound, clients),
    );
    await mailsSent(shop);
    const mailSeconds = (performance.now() - started) / 1000;
    const total = ground.rounds * perRound;
    const { node, database } = readMeter();
    const cpu = [node, database].map((ms) => (ms / total).toFixed(2));

    const [ours = [], theirs = []] = seconds.map((all) => all.map((one) => perRound / one));
    const rate = median(ours);
    const pace = Math.max(reach.perSecond, rate) / 10;
    const waits = await takeTurns([send, sendBare], paced.rounds, (one) =>
      sendAtPace(one, paced.count, pace),
    );
    const [p99 = NaN, bareP99 = NaN] = waits.map((all) => percentile(all.flat(), 0.99));
    const p50 = percentile(waits[0]?.flat() ?? [], 0.5);

    caller.close();
    bareCaller.close();
    await bare.stop();
    await removeRequests(shop, ground.dataDir);
    return [
      {
        work: `request submitted, ${clients} clients`,
        measured: `${Math.round(rate)}/s, bare ${Math.round(median(theirs))}/s; fsync ${fsyncMs.toFixed(2)} ms; mails done ${Math.round(total / mailSeconds)}/s${
          hasProc ? `; CPU with its mail ${cpu.join(' + ')} ms` : ''
        }`,
        bare: `${pairedRatio(ours, theirs).toFixed(2)} of its rate`,
        reach: `≥ ${reach.perSecond}/s`,
        met: rate >= reach.perSecond,
      },
      {
        work: `request submitted, ${Math.round(pace)} a second`,
        measured: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; bare p99 ${bareP99.toFixed(1)} ms`,
        bare: `× ${(p99 / bareP99).toFixed(1)}`,
        reach: `p99 < ${reach.p99} ms`,
        met: p99 < reach.p99,
      },
    ];
  });
}

function* endless(): Generator<string> {
  for (;;) yield 'x'.repeat(800);
}

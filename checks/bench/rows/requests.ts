import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBareServer } from '../bare/start-bare-server.ts';
import { type Bench, withShop } from '../bench.ts';
import { loadServer } from '../load-server.ts';
import type { Line } from '../print-lines.ts';
import { prepareDraws } from '../queries/draws.ts';
import { startMeter } from '../../measure/cpu-meter.ts';
import { hasProc } from '../../measure/proc.ts';
import { median, pairedRatio, percentile, takeTurns } from '../../measure/ratios.ts';
import type { Shop } from '../../product/open-shop.ts';
import { type Ask, openCaller } from '../../visitors/ask.ts';
import { callAtRate } from '../../visitors/at-rate.ts';
import { cheapSolver, fillRequest } from '../../visitors/contact-form.ts';

const clients = 16;
const warmUp = 160;
const perRound = 240;
const paced = { rounds: 3, seconds: 8 };
const reach = { perSecond: 500, p99: 100 };

/** Requests with captcha, snapshot and mail: how many per second, and how long one takes at a tenth of that rate. */
export function measureRequests(bench: Bench): Promise<Line[]> {
  return withShop(bench, async (shop) => {
    const fsyncMs = await measureFsync(bench.dataDir);
    const draws = await prepareDraws(shop.database, bench.random);
    const solve = cheapSolver();
    const fill = async () => fillRequest(draws.product().id, await solve());
    const answer = {
      status: 201,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('{"data":{"id":1}}'),
    };
    const bare = await startBareServer({ answer, connection: shop.connection }, bench.undo);

    /** Solves the captchas first, as that is the work of the visitors' own machines. */
    const sendAtOnce = async ({ port }: { port: number }, count: number) => {
      const forms: Ask[] = [];
      while (forms.length < count) forms.push(await fill());
      const readMeter = startMeter(shop);
      const draw = () => {
        const { path, headers, json } = forms.pop() ?? {};
        const type = { 'content-type': 'application/json' };
        return { method: 'POST' as const, path, headers: { ...headers, ...type }, body: json };
      };
      const until = { answers: count };
      const { seconds } = await loadServer({ port, connections: clients, until, draw });
      const sent = performance.now();
      if (port === shop.port) await mailsSent(shop);
      const mailSeconds = seconds + (performance.now() - sent) / 1000;
      return { rate: count / seconds, mailRate: count / mailSeconds, ...readMeter() };
    };
    await sendAtOnce(shop, warmUp);
    await sendAtOnce(bare, warmUp);
    const [ours = [], theirs = []] = await takeTurns([shop, bare], bench.rounds, (server) =>
      sendAtOnce(server, perRound),
    );
    const rates = (batches: typeof ours) => batches.map((one) => one.rate);
    const rate = median(rates(ours));
    const cpu = (['node', 'database'] as const).map((part) =>
      (median(ours.map((one) => one[part])) / perRound).toFixed(2),
    );

    const perSecond = Math.max(reach.perSecond, rate) / 10;
    const waits = await takeTurns([shop, bare], paced.rounds, async ({ port }) => {
      const forms: Ask[] = [];
      while (forms.length < paced.seconds * perSecond + clients) forms.push(await fill());
      const own = openCaller(port, 64);
      const all: number[] = [];
      const visitors = callAtRate(perSecond, async (due) => {
        const form = forms.pop();
        if (!form) return;
        const { status, body } = await own.ask(form);
        all.push(performance.now() - due);
        if (status !== 201) throw new Error(`A request answered ${status}: ${body.toString()}`);
      });
      await pause(paced.seconds * 1000);
      await visitors.stop();
      own.close();
      return all;
    });
    const [p99 = NaN, bareP99 = NaN] = waits.map((all) => percentile(all.flat(), 0.99));
    const p50 = percentile(waits[0]?.flat() ?? [], 0.5);

    await bare.stop();
    await removeRequests(shop, bench.dataDir);
    const mailRate = Math.round(median(ours.map((one) => one.mailRate)));
    return [
      {
        work: `request submitted, ${clients} clients`,
        measured: `${Math.round(rate)}/s, bare ${Math.round(median(rates(theirs)))}/s; fsync ${fsyncMs.toFixed(2)} ms; mails done ${mailRate}/s${
          hasProc ? `; CPU with its mail ${cpu.join(' + ')} ms` : ''
        }`,
        bare: `${pairedRatio(rates(ours), rates(theirs)).toFixed(2)} of its rate`,
        reach: `≥ ${reach.perSecond}/s`,
        met: rate >= reach.perSecond,
      },
      {
        work: `request submitted, ${Math.round(perSecond)} a second`,
        measured: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; bare p99 ${bareP99.toFixed(1)} ms`,
        bare: `× ${(p99 / bareP99).toFixed(1)}`,
        reach: `p99 < ${reach.p99} ms`,
        met: p99 < reach.p99,
      },
    ];
  });
}

/** Waits until no mail is due any more. */
async function mailsSent({ database: { pool } }: Shop): Promise<void> {
  for (;;) {
    const { rows } = await pool.query('select 1 from mail where sent_at is null limit 1');
    if (rows.length === 0) return;
    await pause(100);
  }
}

/** A folder that is kept for the next run is left unchanged. */
async function removeRequests(shop: Shop, dataDir: string): Promise<void> {
  await mailsSent(shop);
  await shop.database.pool.query('truncate request, mail, idempotency_key, spent_captcha');
  await rm(join(dataDir, 'mail'), { recursive: true, force: true });
}

/** Milliseconds this disk takes to flush 8 kB appended to a file: no stored request can be faster. */
async function measureFsync(besides: string): Promise<number> {
  const folder = await mkdtemp(join(besides, 'fsync-'));
  try {
    const file = await open(join(folder, 'file'), 'w');
    const taken: number[] = [];
    while (taken.length < 100) {
      const started = performance.now();
      await file.write(Buffer.alloc(8192));
      await file.datasync();
      taken.push(performance.now() - started);
    }
    await file.close();
    return median(taken);
  } finally {
    await rm(folder, { recursive: true });
  }
}

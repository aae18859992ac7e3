import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compareWithBare } from '../bare/start-bare-server.ts';
import type { Bench } from '../bench.ts';
import type { Line } from '../line.ts';
import { loadServer } from '../load-server.ts';
import { prepareDraws } from '../queries/draws.ts';
import { startMeter } from '../../measure/cpu-meter.ts';
import { median, pairedRatio, percentile } from '../../measure/ratios.ts';
import { poll } from '../../poll.ts';
import type { Shop } from '../../product/open-shop.ts';
import { openCaller } from '../../visitors/ask.ts';
import { waitsDuring } from '../../visitors/at-rate.ts';
import { openForms } from '../../visitors/contact-form.ts';

const clients = 16;
const perRound = 240;
const pacedSeconds = 24;
const leastRate = 500;
const mostMs = 100;

/** Requests with captcha, snapshot and mail: how many per second, and how long one takes at a tenth of that rate. */
export async function measureRequests(bench: Bench, shop: Shop): Promise<Line[]> {
  const draws = await prepareDraws(shop.database, bench.random);
  const fillForm = openForms();
  /** Solves the captchas first, as that is the work of the visitors' own machines. */
  const fillForms = (count: number) =>
    Array.fromAsync({ length: count }, () => fillForm(draws.product().id));
  const answer = { status: 201, headers: {}, body: Buffer.from('{"data":{"id":1}}') };
  const figure = await compareWithBare(bench, shop, answer, async ({ port }) => {
    const forms = await fillForms(perRound);
    const readMeter = startMeter(shop);
    const draw = () => forms.pop() ?? {};
    const until = { amount: perRound };
    const { seconds } = await loadServer({ port, connections: clients, until, draw });
    const sent = performance.now();
    if (port === shop.port) await mailsSent(shop);
    const mailSeconds = seconds + (performance.now() - sent) / 1000;
    return { rate: perRound / seconds, mailRate: perRound / mailSeconds, ...readMeter() };
  });
  const [rate = NaN, bareRate = NaN] = figure('rate').map(median);
  const mailRate = Math.round(median(figure('mailRate')[0]));
  const cpu = (['node', 'database'] as const).map((part) =>
    (median(figure(part)[0]) / perRound).toFixed(2),
  );

  const perSecond = Math.max(leastRate, rate) / 10;
  const forms = await fillForms(pacedSeconds * perSecond + clients);
  const caller = openCaller(shop.port, 64);
  const waits = await waitsDuring(pause(pacedSeconds * 1000), perSecond, async () => {
    const { status, body } = await caller.ask(forms.pop() ?? (await fillForm(draws.product().id)));
    if (status !== 201) throw new Error(`A request answered ${status}: ${body.toString()}`);
  });
  caller.close();
  const [p50 = NaN, p99 = NaN] = [0.5, 0.99].map((share) => percentile(waits, share));

  await removeRequests(shop, bench.dataDir);
  return [
    {
      work: `request submitted, ${clients} clients`,
      measured: `${Math.round(rate)}/s, bare ${Math.round(bareRate)}/s; mails done ${mailRate}/s; CPU with its mail ${cpu.join(' + ')} ms`,
      bare: `${pairedRatio(...figure('rate')).toFixed(2)} of its rate`,
      reach: `≥ ${leastRate}/s`,
      met: rate >= leastRate,
    },
    {
      work: `request submitted, ${Math.round(perSecond)} a second`,
      measured: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      reach: `p99 < ${mostMs} ms`,
      met: p99 < mostMs,
    },
  ];
}

async function mailsSent({ database: { pool } }: Shop): Promise<void> {
  const due = 'select 1 from mail where sent_at is null limit 1';
  await poll(async () => (await pool.query(due)).rowCount === 0, Infinity);
}

/** A folder that is kept for the next run is left unchanged. */
async function removeRequests(shop: Shop, dataDir: string): Promise<void> {
  await mailsSent(shop);
  await shop.database.pool.query(
    'truncate request, mail, idempotency_key, spent_captcha, buyer_address cascade',
  );
  await rm(join(dataDir, 'mail'), { recursive: true, force: true });
}

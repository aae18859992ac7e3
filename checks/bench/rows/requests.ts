import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBareServer } from '../bare/start-bare-server.ts';
import { type Bench, withShop } from '../bench.ts';
import type { Line } from '../line.ts';
import { loadServer } from '../load-server.ts';
import { prepareDraws } from '../queries/draws.ts';
import { startMeter } from '../../measure/cpu-meter.ts';
import { median, pairedRatio, percentile, takeTurns } from '../../measure/ratios.ts';
import type { Shop } from '../../product/open-shop.ts';
import { openCaller } from '../../visitors/ask.ts';
import { callAtRate } from '../../visitors/at-rate.ts';
import { type ContactForm, openForms } from '../../visitors/contact-form.ts';

const clients = 16;
const warmUp = 160;
const perRound = 240;
const pacedSeconds = 24;
const leastRate = 500;
const mostMs = 100;

/** Requests with captcha, snapshot and mail: how many per second, and how long one takes at a tenth of that rate. */
export function measureRequests(bench: Bench): Promise<Line[]> {
  return withShop(bench, async (shop) => {
    const draws = await prepareDraws(shop.database, bench.random);
    const fillForm = openForms();
    const answer = { status: 201, headers: {}, body: Buffer.from('{"data":{"id":1}}') };
    const bare = await startBareServer({ answer, connection: shop.connection }, bench.undo);

    /** Solves the captchas first, as that is the work of the visitors' own machines. */
    const fillForms = async (count: number) => {
      const forms: ContactForm[] = [];
      while (forms.length < count) forms.push(await fillForm(draws.product().id));
      return forms;
    };
    const sendAtOnce = async ({ port }: { port: number }, count: number) => {
      const forms = await fillForms(count);
      const readMeter = startMeter(shop);
      const draw = () => forms.pop() ?? {};
      const until = { answers: count };
      const { seconds } = await loadServer({ port, connections: clients, until, draw });
      const sent = performance.now();
      if (port === shop.port) await mailsSent(shop);
      const mailSeconds = seconds + (performance.now() - sent) / 1000;
      return { rate: count / seconds, mailRate: count / mailSeconds, ...readMeter() };
    };
    await takeTurns([shop, bare], 1, (server) => sendAtOnce(server, warmUp));
    const [ours = [], theirs = []] = await takeTurns([shop, bare], bench.rounds, (server) =>
      sendAtOnce(server, perRound),
    );
    await bare.stop();
    const [rates, bareRates] = [ours, theirs].map((all) => all.map(({ rate }) => rate));
    const rate = median(rates ?? []);
    const mailRate = Math.round(median(ours.map((one) => one.mailRate)));
    const cpu = (['node', 'database'] as const).map((part) =>
      (median(ours.map((one) => one[part])) / perRound).toFixed(2),
    );

    const perSecond = Math.max(leastRate, rate) / 10;
    const forms = await fillForms(pacedSeconds * perSecond + clients);
    const own = openCaller(shop.port, 64);
    const waits: number[] = [];
    const visitors = callAtRate(perSecond, async (due) => {
      const form = forms.pop();
      if (!form) return;
      const { status, body } = await own.ask(form);
      waits.push(performance.now() - due);
      if (status !== 201) throw new Error(`A request answered ${status}: ${body.toString()}`);
    });
    await pause(pacedSeconds * 1000);
    await visitors.stop();
    own.close();
    const [p50 = NaN, p99 = NaN] = [0.5, 0.99].map((share) => percentile(waits, share));

    await removeRequests(shop, bench.dataDir);
    return [
      {
        work: `request submitted, ${clients} clients`,
        measured: `${Math.round(rate)}/s, bare ${Math.round(median(bareRates ?? []))}/s; mails done ${mailRate}/s; CPU with its mail ${cpu.join(' + ')} ms`,
        bare: `${pairedRatio(rates ?? [], bareRates ?? []).toFixed(2)} of its rate`,
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

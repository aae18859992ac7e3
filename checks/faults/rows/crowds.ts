import type { FaultLine } from '../fault-line.ts';
import type { Ground } from '../ground.ts';
import { runFault } from '../run-fault.ts';
import { type FaultShop, withFaultShop } from '../shop/open-fault-shop.ts';
import { honestSolver } from '../traffic/honest-solver.ts';
import { openSlowClients, type SlowClients } from '../traffic/slow-clients.ts';
import { createTally, submitForm } from '../traffic/submit-form.ts';
import { headOf } from './slow-clients.ts';

/** A neighbour behind the same address sends junk of every kind; a visitor's form and press get through nevertheless. */
export function sufferJunk(ground: Ground): Promise<FaultLine[]> {
  return withFaultShop(ground, { env: { RATE_LIMIT_SCALE: '1' } }, async (shop) => {
    const post = (path: string, type: string, body: string) =>
      fetch(`http://127.0.0.1:${shop.port}/v1${path}`, {
        method: 'POST',
        headers: { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc', 'content-type': type },
        body,
      }).then(async (response) => (await response.arrayBuffer(), response.status));
    const press = (method: string) =>
      post('/public/businesses/1/contact', 'application/json', JSON.stringify({ method }));
    for (let times = 0; times < 60; times += 1) {
      await post('/public/requests', 'text/plain', 'x');
      await press('nonsense');
      await post('/auth/register', 'application/json', '{}');
    }
    const tally = createTally();
    const { port, productId } = shop;
    const token = await honestSolver(port)();
    const form = await submitForm(tally, { port, productId, key: crypto.randomUUID(), token });
    const pressed = await press('phone');
    const broken = [
      ...(form.status === 201 ? [] : [`a form with a solved captcha answered ${form.status}`]),
      ...(pressed === 429 ? ['a contact press answered 429'] : []),
    ];
    return [{ fault: '180 junk calls of a neighbour', seconds: null, broken }];
  });
}

const bodies = 1_000;

/** Bodies that never come: their connections are given up. */
export function sufferUnfinished(ground: Ground): Promise<FaultLine[]> {
  return withFaultShop(ground, {}, async (shop) => {
    let slow: SlowClients | undefined;
    shop.undo.add(async () => slow?.leave());
    const json = { 'content-type': 'application/json' };
    const head = headOf('/v1/public/requests', json).replace('100000', '1000');
    const line = await runFault({
      fault: `${bodies} unfinished bodies`,
      shop,
      seconds: 30,
      begin: () => {
        slow = openSlowClients(shop.port, bodies, { first: head });
      },
      after: () => {
        const open = slow?.open() ?? 0;
        slow?.leave();
        return open > 0 ? [`${open} still open after 30 s`] : [];
      },
    });
    return [line];
  });
}

const pages = 300;
/** In which a balancer's check has to be answered on a quiet machine. */
const healthMs = 500;

/** Pages that no cache holds, all at once, beside the check of a balancer. */
export function crowdPages(ground: Ground): Promise<FaultLine[]> {
  return withFaultShop(ground, {}, async (shop) => {
    const seen: number[] = [];
    const open = Array.from({ length: pages }, (_, at) => ask(shop, `/?query=fjale${at}`));
    const answered: unknown[] = [];
    for (const one of open) void one.then((answer) => answered.push(answer));
    while (answered.length < pages) seen.push((await ask(shop, '/healthz')).ms);
    const answers = await Promise.all(open);
    const slowest = Math.max(...seen);
    // A starved product has a quarter of the processor, and a slow network before it.
    const most = shop.isStarved ? 4 * healthMs + 2_200 : healthMs;
    const blunt = answers.filter(({ isFair }) => !isFair).length;
    const broken = [
      ...(slowest > most ? [`/healthz took ${(slowest / 1000).toFixed(1)} s`] : []),
      ...(blunt > 0 ? [`${blunt} pages failed other than by 503 with Retry-After`] : []),
    ];
    const refused = answers.filter(({ status }) => status === 503).length;
    const note = `${refused} answered 503; /healthz at most ${slowest.toFixed(0)} ms`;
    return [{ fault: `${pages} uncached pages at once`, seconds: null, broken, note }];
  });
}

async function ask({ port }: FaultShop, path: string) {
  const began = performance.now();
  const since = () => performance.now() - began;
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    await response.arrayBuffer();
    const { status, headers } = response;
    const isFair = status < 500 || (status === 503 && headers.has('retry-after'));
    return { status, isFair, ms: since() };
  } catch {
    return { status: null, isFair: false, ms: since() };
  }
}

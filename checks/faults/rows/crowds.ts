import type { FaultLine } from '../outcome.ts';
import { runFaults } from '../run-fault.ts';
import { type FaultShop, type Ground, withFaultShop } from '../shop/open-fault-shop.ts';
import { createTally, submitForm } from '../traffic/send-forms.ts';
import { headOf, openSlowClients, solveHonestly } from '../traffic/slow-clients.ts';

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
    const { port, productId } = shop;
    const token = await solveHonestly(port);
    const form = { port, productId, key: crypto.randomUUID(), token };
    const status = await submitForm(createTally(), form);
    const pressed = await press('phone');
    const broken = [
      ...(status === 201 ? [] : [`a form with a solved captcha answered ${status}`]),
      ...(pressed === 429 ? ['a contact press answered 429'] : []),
    ];
    return [{ fault: '180 junk calls of a neighbour', seconds: null, broken }];
  });
}

const bodies = 1_000;

/** Bodies that never come: their connections are given up. */
export function sufferUnfinished(ground: Ground): Promise<FaultLine[]> {
  const plan = (shop: FaultShop) => {
    const headers = { 'content-type': 'application/json', 'content-length': '1000' };
    const unfinished = openSlowClients(shop);
    return {
      fault: `${bodies} unfinished bodies`,
      seconds: 30,
      begin: () => unfinished.come(bodies, { first: headOf('/v1/public/requests', headers) }),
      after: () => {
        const open = unfinished.open();
        unfinished.leave();
        return open > 0 ? [`${open} still open after 30 s`] : [];
      },
    };
  };
  return runFaults(ground, {}, [plan]);
}

const pages = 300;
/** A balancer's check has to be answered in this time on a quiet machine. */
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

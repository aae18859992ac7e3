import { visitorHeaders } from '@orendi/server/testing/seller';
import { networkSeconds } from '../../machine/slow-relay.ts';
import { longestWaitDuring, openCaller } from '../../visitors/ask.ts';
import { honestChallenges, openForms } from '../../visitors/contact-form.ts';
import {
  type Slowness,
  headOf,
  headOfUpload,
  openSlowClients,
} from '../../visitors/slow-clients.ts';
import { type Answer, answerTo, isBug } from '../../visitors/visit.ts';
import { type Fault, faultOf } from '../fault.ts';
import { judgeUpload } from '../../visitors/seller.ts';
import { type FaultShop, usual } from '../shop/open-fault-shop.ts';
import { underVisitors } from '../under-visitors.ts';

const clients = 200;

const requests = '/v1/public/requests';
const getOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`;

const kinds: Record<string, (shop: FaultShop) => Slowness> = {
  'with slow headers': () => ({ first: getOf('/'), drip: 'X-Slow: 1\r\n' }),
  'with slow bodies, JSON': () => ({ first: headOf(requests, visitorHeaders), drip: ' ' }),
  'with slow bodies, uploads of a seller': ({ headers }) => ({
    first: headOfUpload(headers),
    drip: 'x',
  }),
  'that read nothing': ({ productId }) => ({
    first: `${getOf(`/product/${productId}`)}\r\n`.repeat(40),
    isDeaf: true,
  }),
};

export const slow: Fault[] = Object.entries(kinds).map(([title, slownessIn]) =>
  underVisitors(`${clients} clients ${title}`, usual, (shop) => {
    let slowClients: ReturnType<typeof openSlowClients> | undefined;
    return {
      seconds: 20,
      begin: () => void (slowClients = openSlowClients(shop, clients, slownessIn(shop))),
      // A seller of another network and account would not notice; this one shares both with the slow ones.
      async after() {
        const stopped = await shop.stop();
        slowClients?.leave();
        await shop.start();
        return [...stopped.broken, ...(await judgeUpload(shop, 201, 10))];
      },
      // For everyone else, who must not notice.
      slowest: 5,
    };
  }),
);

/** A neighbor behind the same address sends junk of every kind; a visitor's form and press get through nevertheless. */
export const junk = faultOf(
  '180 junk calls of a neighbor',
  () => ({ env: { RATE_LIMIT_SCALE: '1' } }),
  async ({ port, productId }) => {
    const caller = openCaller(port);
    const post = async (path: string, body: string, headers = visitorHeaders) =>
      (await caller.ask({ path, method: 'POST', headers, body })).status;
    const press = (method: string) =>
      post('/v1/public/businesses/1/contact', JSON.stringify({ method }));
    for (let times = 0; times < 60; times += 1) {
      const text = { ...visitorHeaders, 'content-type': 'text/plain' };
      await post(requests, 'x', text);
      await press('nonsense');
      await post('/v1/auth/register', '{}');
    }
    const { status } = await caller.ask(await openForms(honestChallenges(port))(productId));
    const pressed = await press('phone');
    caller.close();
    const broken = status === 201 ? [] : [`a form with a solved captcha answered ${status}`];
    if (pressed === 429) broken.push('a contact press answered 429');
    return { broken };
  },
);

const unfinished = 1_000;

/** Bodies that never come: their connections are given up. */
export const bodies = underVisitors(`${unfinished} unfinished bodies`, usual, (shop) => {
  let slow: ReturnType<typeof openSlowClients> | undefined;
  const first = headOf(requests, { ...visitorHeaders, 'content-length': '1000' });
  return {
    seconds: 30,
    begin: () => void (slow = openSlowClients(shop, unfinished, { first })),
    after: () => {
      const open = slow?.open() ?? 0;
      slow?.leave();
      return open > 0 ? [`${open} still open after 30 s`] : [];
    },
  };
});

const crowd = 300;
/** A balancer's check has to be answered in this time on a quiet machine. */
const healthMs = 500;
/** Whatever has not been answered by then is given up, so that the row ends. */
const givenUpMs = 300_000;

/** Pages that no cache holds, all at once, beside the check of a balancer. */
export const pages = faultOf(
  `${crowd} uncached pages at once`,
  usual,
  async ({ port, isStarved }) => {
    const caller = openCaller(port, crowd, givenUpMs);
    const balancer = openCaller(port, 1, givenUpMs);
    const question = { part: 'pages', asked: performance.now() } as const;
    const asked = Promise.all(
      Array.from({ length: crowd }, (_, at) =>
        answerTo(question, () => caller.ask({ path: `/?query=fjale${at}` })),
      ),
    );
    const slowest = await longestWaitDuring(asked, balancer);
    const answers = await asked;
    for (const one of [caller, balancer]) one.close();
    const refused = answers.filter(({ status }) => status === 503);
    const isUnfair = (one: Answer) => one.status === null || isBug(one) || one.isBlunt;
    const unfair = answers.filter(isUnfair).length;
    // A starved product has a quarter of the processor, and a slow network before it.
    const most = isStarved ? 4 * healthMs + 1_000 * networkSeconds : healthMs;
    const broken = [
      ...(slowest > most ? [`/healthz took ${(slowest / 1000).toFixed(1)} s`] : []),
      ...(unfair > 0 ? [`${unfair} pages failed other than by 503 with Retry-After`] : []),
    ];
    const note = `${refused.length} answered 503; /healthz at most ${slowest.toFixed(0)} ms`;
    return { broken, note };
  },
);

import { visitorHeaders } from '@orendi/server/testing/seller';
import { faultOf } from '../fault.ts';
import { usual } from '../shop/prepare.ts';
import { underVisitors } from '../under-visitors.ts';
import { networkSeconds } from '../../machine/slow-relay.ts';
import { type Asked, openCaller } from '../../visitors/ask.ts';
import { honestChallenges, openForms } from '../../visitors/contact-form.ts';
import { headOf, openSlowClients } from '../../visitors/slow-clients.ts';

/** A neighbor behind the same address sends junk of every kind; a visitor's form and press get through nevertheless. */
export const junk = faultOf(
  '180 junk calls of a neighbor',
  () => ({ env: { RATE_LIMIT_SCALE: '1' } }),
  async ({ port, productId }) => {
    const post = async (path: string, body: string, headers = visitorHeaders) => {
      const init = { method: 'POST', headers, body };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
      await response.arrayBuffer();
      return response.status;
    };
    const press = (method: string) =>
      post('/v1/public/businesses/1/contact', JSON.stringify({ method }));
    for (let times = 0; times < 60; times += 1) {
      const text = { ...visitorHeaders, 'content-type': 'text/plain' };
      await post('/v1/public/requests', 'x', text);
      await press('nonsense');
      await post('/v1/auth/register', '{}');
    }
    const form = await openForms(honestChallenges(port))(productId);
    const status = await post(form.path, form.body, form.headers);
    const pressed = await press('phone');
    const broken = [
      ...(status === 201 ? [] : [`a form with a solved captcha answered ${status}`]),
      ...(pressed === 429 ? ['a contact press answered 429'] : []),
    ];
    return { broken };
  },
);

const unfinished = 1_000;

/** Bodies that never come: their connections are given up. */
export const bodies = underVisitors(`${unfinished} unfinished bodies`, usual, (shop) => {
  let slow: ReturnType<typeof openSlowClients> | undefined;
  const first = headOf('/v1/public/requests', { ...visitorHeaders, 'content-length': '1000' });
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
    const answers: (Asked | null)[] = [];
    const asked = Array.from({ length: crowd }, async (_, at) => {
      answers.push(await caller.ask({ path: `/?query=fjale${at}` }).catch(() => null));
    });
    let slowest = 0;
    while (answers.length < crowd) {
      const began = performance.now();
      await balancer.ask({ path: '/healthz' });
      slowest = Math.max(slowest, performance.now() - began);
    }
    await Promise.all(asked);
    for (const one of [caller, balancer]) one.close();
    const refused = answers.filter((answer) => answer?.status === 503);
    const drawn = answers.filter((answer) => answer !== null && answer.status < 500);
    const fair = refused.filter((answer) => answer?.headers['retry-after'] !== undefined);
    const blunt = crowd - drawn.length - fair.length;
    // A starved product has a quarter of the processor, and a slow network before it.
    const most = isStarved ? 4 * healthMs + 1_000 * networkSeconds : healthMs;
    const broken = [
      ...(slowest > most ? [`/healthz took ${(slowest / 1000).toFixed(1)} s`] : []),
      ...(blunt > 0 ? [`${blunt} pages failed other than by 503 with Retry-After`] : []),
    ];
    const note = `${refused.length} answered 503; /healthz at most ${slowest.toFixed(0)} ms`;
    return { broken, note };
  },
);

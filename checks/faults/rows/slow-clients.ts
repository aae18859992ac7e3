import type { FaultLine } from '../fault-line.ts';
import type { Ground } from '../ground.ts';
import { runFault } from '../run-fault.ts';
import { type FaultShop, withFaultShop } from '../shop/open-fault-shop.ts';
import { type FaultSeller, judgePublished, openSeller } from '../shop/open-seller.ts';
import { openSlowClients, type SlowClients, type Slowness } from '../traffic/slow-clients.ts';

const clients = 200;
const seconds = 20;
/** For everyone else, who must not notice. */
const slowest = 5;

interface SlowFault {
  fault: string;
  slowness(shop: FaultShop, seller: FaultSeller): Slowness;
}

const faults: SlowFault[] = [
  {
    fault: `${clients} clients with slow headers`,
    slowness: () => ({ first: 'GET / HTTP/1.1\r\nHost: localhost\r\n', drip: 'X-Slow: 1\r\n' }),
  },
  {
    fault: `${clients} clients with slow bodies, JSON`,
    slowness: () => ({
      first: headOf('/v1/public/requests', { 'content-type': 'application/json' }),
      drip: ' ',
    }),
  },
  {
    fault: `${clients} clients with slow bodies, uploads of a seller`,
    slowness: (_, { headers }) => ({
      first: `${headOf('/v1/private/product-creation/create', {
        ...headers,
        'content-type': 'multipart/form-data; boundary=slow',
      })}--slow\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n`,
      drip: 'x',
    }),
  },
  {
    fault: `${clients} clients that read nothing`,
    slowness: ({ productId }) => ({
      first: `GET /product/${productId} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(40),
      isDeaf: true,
    }),
  },
];

export const headOf = (path: string, headers: Record<string, string>) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-length: 100000',
    ...Object.entries({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '\r\n',
  ].join('\r\n');

/** Many clients who take their time, and a stop while they are still there. */
export async function sufferSlowClients(ground: Ground): Promise<FaultLine[]> {
  const lines: FaultLine[] = [];
  for (const { fault, slowness } of faults) {
    lines.push(
      await withFaultShop(ground, {}, async (shop) => {
        const seller = await openSeller(shop);
        let slow: SlowClients | undefined;
        shop.undo.add(async () => slow?.leave());
        return runFault({
          fault,
          shop,
          seconds,
          begin: () => {
            slow = openSlowClients(shop.port, clients, slowness(shop, seller));
          },
          // A seller of another network and account would not notice; this one shares both with the slow ones.
          after: async () => {
            const stopped = await shop.stop();
            slow?.leave();
            await shop.start();
            return [...stopped.broken, ...judgePublished(await seller.publish(), 10)];
          },
          slowest,
        });
      }),
    );
  }
  return lines;
}

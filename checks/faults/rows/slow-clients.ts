import type { FaultLine } from '../outcome.ts';
import { runFaults } from '../run-fault.ts';
import type { FaultShop, Ground } from '../shop/open-fault-shop.ts';
import { type FaultSeller, openSeller } from '../shop/open-seller.ts';
import { headOf, openSlowClients, type Slowness } from '../traffic/slow-clients.ts';

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

/** Many clients who take their time, and a stop while they are still there. */
export function sufferSlowClients(ground: Ground): Promise<FaultLine[]> {
  const plans = faults.map(({ fault, slowness }) => async (shop: FaultShop) => {
    const seller = await openSeller(shop);
    const slow = openSlowClients(shop);
    return {
      fault,
      seconds,
      begin: () => slow.come(clients, slowness(shop, seller)),
      // A seller of another network and account would not notice; this one shares both with the slow ones.
      after: async () => {
        const stopped = await shop.stop();
        slow.leave();
        await shop.start();
        return [...stopped.broken, ...(await seller.publish(201, 10))];
      },
      slowest,
    };
  });
  return runFaults(ground, {}, plans);
}

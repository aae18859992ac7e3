import { visitorHeaders } from '@orendi/server/testing/seller';
import type { FaultLine } from '../outcome.ts';
import { judgeUpload, runFaults } from '../run-fault.ts';
import type { FaultShop, Ground } from '../shop/open-fault-shop.ts';
import { headOf, openSlowClients, type Slowness } from '../shop/slow-clients.ts';

const clients = 200;
const formType = 'multipart/form-data; boundary=slow';
const formStart = `--slow\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n`;

const faults: [fault: string, slowness: (shop: FaultShop) => Slowness][] = [
  [
    'with slow headers',
    () => ({ first: 'GET / HTTP/1.1\r\nHost: localhost\r\n', drip: 'X-Slow: 1\r\n' }),
  ],
  [
    'with slow bodies, JSON',
    () => ({ first: headOf('/v1/public/requests', visitorHeaders), drip: ' ' }),
  ],
  [
    'with slow bodies, uploads of a seller',
    ({ headers }) => {
      const own = { ...headers, 'content-type': formType };
      return { first: headOf('/v1/private/product-creation/create', own) + formStart, drip: 'x' };
    },
  ],
  [
    'that read nothing',
    ({ productId }) => ({
      first: `GET /product/${productId} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(40),
    }),
  ],
];

/** Many clients who take their time, and a stop while they are still there. */
export function sufferSlowClients(ground: Ground): Promise<FaultLine[]> {
  const plans = faults.map(([fault, slowness]) => (shop: FaultShop) => {
    let leave = async () => {};
    return {
      fault: `${clients} clients ${fault}`,
      seconds: 20,
      begin: () => void (leave = openSlowClients(shop, clients, slowness(shop))),
      // A seller of another network and account would not notice; this one shares both with the slow ones.
      after: async () => {
        const stopped = await shop.stop();
        await leave();
        await shop.start();
        return [...stopped.broken, ...(await judgeUpload(shop, 201, 10))];
      },
      // Everyone else must not notice.
      slowest: 5,
    };
  });
  return runFaults(ground, {}, plans);
}

import { visitorHeaders } from '@orendi/server/testing/seller';
import type { Fault } from '../fault.ts';
import { usual } from '../shop/prepare.ts';
import { judgeUpload } from '../shop/judge-upload.ts';
import type { FaultShop } from '../shop/open-fault-shop.ts';
import { underVisitors } from '../under-visitors.ts';
import {
  headOf,
  headOfUpload,
  openSlowClients,
  type Slowness,
} from '../../visitors/slow-clients.ts';

const clients = 200;

const kinds: [title: string, slowness: (shop: FaultShop) => Slowness][] = [
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
    ({ headers }) => ({ first: headOfUpload(headers), drip: 'x' }),
  ],
  [
    'that read nothing',
    ({ productId }) => ({
      first: `GET /product/${productId} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(40),
      isDeaf: true,
    }),
  ],
];

/** Many clients who take their time, and a stop while they are still there. */
export const slow: Fault[] = kinds.map(([title, slownessIn]) =>
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

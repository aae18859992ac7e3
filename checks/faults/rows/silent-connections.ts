import { beside, type Fault, faultOf } from '../fault.ts';
import { underVisitors } from '../under-visitors.ts';

/** A network between product and database that keeps every socket open and passes nothing. */
export const silent: Fault[] = [
  underVisitors(
    'all database connections silent, then new ones pass',
    beside,
    ({ beside: database }) => ({
      seconds: 75,
      begin: () => database?.proxy.silence(),
      end: () => database?.proxy.forget(),
    }),
  ),
  underVisitors(
    'open database connections silent for good, new ones pass',
    beside,
    ({ beside: database }) => ({ begin: () => database?.proxy.silence('open') }),
  ),
  underVisitors(
    'all database connections silent, then all that was held comes',
    beside,
    ({ beside: database }) => ({
      seconds: 20,
      begin: () => database?.proxy.silence(),
      end: () => database?.proxy.resume(),
    }),
  ),
  faultOf(
    'TERM while all database connections are silent',
    beside,
    async ({ port, productId, beside: database, stop }) => {
      await fetch(`http://127.0.0.1:${port}/v1/public/products/${productId}`);
      database?.proxy.silence();
      return stop();
    },
  ),
];

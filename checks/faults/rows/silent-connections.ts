import { type Fault, faultOf } from '../fault.ts';
import { beside } from '../shop/prepare.ts';
import { underVisitors } from '../under-visitors.ts';

/** A network between product and database that keeps every socket open and passes nothing. */
export const silent: Fault[] = [
  underVisitors('all database connections silent, then new ones pass', beside, ({ proxy }) => ({
    seconds: 75,
    begin: () => proxy.silence(),
    end: () => proxy.forget(),
  })),
  underVisitors(
    'open database connections silent for good, new ones pass',
    beside,
    ({ proxy }) => ({ begin: () => proxy.silence('open') }),
  ),
  underVisitors(
    'all database connections silent, then all that was held comes',
    beside,
    ({ proxy }) => ({ seconds: 20, begin: () => proxy.silence(), end: () => proxy.resume() }),
  ),
  faultOf('TERM while all database connections are silent', beside, async (shop) => {
    await fetch(`http://127.0.0.1:${shop.port}/v1/public/products/${shop.productId}`);
    shop.proxy.silence();
    return shop.stop();
  }),
];

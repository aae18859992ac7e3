import { once } from 'node:events';
import { createServer } from 'node:net';

/** Gives out the first of so many ports in a row; one without a number. */
export type NextPort = (count?: number) => Promise<number>;

/** The ports that a kernel chooses for connections begin above. */
const lastPort = 32_767;

/**
 * Gives out ports that nobody listens on, upwards from the first. Servers are killed and come back on the same port, so it
 * must be none that the kernel gives to some connection meanwhile.
 */
export function portsFrom(first: number): NextPort {
  let next = first;
  return async (count = 1) => {
    for (let found = 0; next <= lastPort;) {
      found = (await isFree(next)) ? found + 1 : 0;
      next += 1;
      if (found === count) return next - count;
    }
    throw new Error(`There are not enough free ports from ${first} on.`);
  };
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

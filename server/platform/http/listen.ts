import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../start-error.ts';

export interface Listening {
  port: number;
  /** Refuses new connections, gives running requests a few seconds to finish, then cuts the rest off. */
  stop(): Promise<void>;
}

/** How long a request may take to arrive: ten photos over a slow line. Uploads must also keep a minimum pace. */
const REQUEST_MS = 15 * 60_000;
/** How long stopping waits for answers in progress. */
const PATIENCE_MS = 5_000;

/** @throws StartError when the port is taken or not permitted */
export async function listen(
  listener: (req: IncomingMessage, res: ServerResponse) => void,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: REQUEST_MS }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(asStartError(error, host, port)));
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: () => stopServer(server) };
}

function asStartError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program; set PORT to a free one.`,
    EACCES: `Port ${port} may not be used by this user; set PORT to 1024 or higher.`,
    EADDRNOTAVAIL: `This machine has no address ${host}; set HOST to one that it has.`,
    ENOTFOUND: `The host name ${host} is not known; set HOST to an address of this machine.`,
  };
  const reason = reasons[error.code ?? ''];
  return reason ? new StartError(reason) : error;
}

async function stopServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearTimeout(cut);
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import proxyAddr from 'proxy-addr';
import { type Log, silentLog } from '../log/log.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { addressGroup } from './address-group.ts';
import { bodyLimits, boundConnections, dropUnfinished } from './bound-connections.ts';

export type Listening = Awaited<ReturnType<typeof listen>>;

type Address = Pick<Settings, 'host' | 'port'> & Partial<Pick<Settings, 'trustedProxies'>>;
type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** How long a form with files may take to arrive: ten photos over a slow line. It must also keep a minimum pace. */
const REQUEST_MS = 15 * 60_000;
/** How long neither side may send a byte: a reader who has gone, or a line that is dead. */
const SILENCE_MS = 5 * 60_000;
/** How long stopping waits for running calls: a busy client calls again within that time, and is told to close. */
const LAST_CALLS_MS = 500;
/**
 * For how long after that a connection at rest may bring another call, when new ones are refused: closed while a call is on
 * its way, it would take that with it. A busy client uses those up first.
 */
const AT_REST_MS = 1_000;
/** How often connections that have become idle are closed after that. */
const SWEEP_MS = 100;
/** How long stopping waits for requests that arrive and for answers; whoever only reads is answered within nine seconds anyway. */
const PATIENCE_MS = 10_000;
/** How long a moment of rest is looked for, and how short a turn of the event loop is in which nothing happens. */
const BUSY_MS = 2_000;
const REST_MS = 0.05;

/** @throws StartError when the port is taken or not permitted */
export async function listen(
  listener: Listener,
  { host, port, trustedProxies = [] }: Address,
  log: Pick<Log, 'warn'> = silentLog,
  limits = bodyLimits,
) {
  const trusted = proxyAddr.compile(trustedProxies);
  const noteBody = dropUnfinished((req) => addressGroup(proxyAddr(req, trusted)), limits);
  const { takeLeave, takeCall } = keepAnswers((req, res) => {
    noteBody(req);
    listener(req, res);
  });
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: REQUEST_MS }, takeCall);
  server.timeout = SILENCE_MS;
  boundConnections(server, log);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(asStartError(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => stopServer(server, takeLeave),
  };
}

/** Keeps track of answers in progress, so that each of them can carry `Connection: close`. */
function keepAnswers(listener: Listener) {
  const answers = new Set<ServerResponse>();
  let isLeaving = false;
  const takeCall: Listener = (req, res) => {
    if (isLeaving) res.shouldKeepAlive = false;
    answers.add(res);
    res.once('close', () => answers.delete(res));
    listener(req, res);
  };
  const takeLeave = () => {
    isLeaving = true;
    for (const res of answers) res.shouldKeepAlive = false;
  };
  return { takeCall, takeLeave };
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

/**
 * Waits for a moment in which all connections are taken, and all that has arrived on them is read: what waits in the system
 * when a server stops listening, or a connection is closed, is reset. A turn takes one connection at most, and the next one
 * reads from it at the earliest.
 */
async function comeToRest(server: Server): Promise<void> {
  let taken = 0;
  const count = () => (taken += 1);
  server.on('connection', count);
  const until = performance.now() + BUSY_MS;
  for (let turn = performance.now(); turn < until; turn = performance.now()) {
    taken = 0;
    await nextTurn();
    if (taken === 0 && performance.now() - turn < REST_MS) break;
  }
  server.off('connection', count);
}

/**
 * Tells every client with its answer to close its connection, and takes what is on its way already; then refuses new
 * connections, waits some seconds for the requests that taken ones send and for their answers, and cuts the rest off.
 */
async function stopServer(server: Server, takeLeave: () => void): Promise<void> {
  takeLeave();
  await pause(LAST_CALLS_MS);
  await comeToRest(server);
  const closed = once(server, 'close');
  // The close of an HTTP server closes its idle connections first, while more connections wait to be taken.
  NetServer.prototype.close.call(server);
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await Promise.race([closed, pause(AT_REST_MS)]);
  // Also those whose answer had begun before the leave was taken.
  const sweep = setInterval(async () => {
    await comeToRest(server);
    server.closeIdleConnections();
  }, SWEEP_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

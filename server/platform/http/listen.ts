import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import proxyAddr from 'proxy-addr';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { addressGroup } from './address-group.ts';
import { bodyLimits, dropUnfinished } from './drop-unfinished.ts';

export interface Listening {
  port: number;
  /**
   * Tells every client with its answer to close its connection, and takes what is on its way already; then refuses new
   * connections, gives running requests some seconds to finish, and cuts the rest off.
   */
  stop(): Promise<void>;
}

type Address = Pick<Settings, 'host' | 'port'> & Partial<Pick<Settings, 'trustedProxies'>>;
type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** How long a form with files may take to arrive: ten photos over a slow line. It must also keep a minimum pace. */
const REQUEST_MS = 15 * 60_000;
/** How long neither side may send a byte: a reader who has gone, or a line that is dead. */
const SILENCE_MS = 5 * 60_000;
/**
 * How long stopping waits for calls on their way, on connections that would otherwise be closed under them: a busy
 * client calls again within that time, and is then told to close.
 */
const LAST_CALLS_MS = 500;
/** How often connections that have become idle are closed after that. */
const SWEEP_MS = 100;
/** How long stopping waits for answers in progress; whoever only reads is answered within nine seconds anyway. */
const PATIENCE_MS = 10_000;

/** @throws StartError when the port is taken or not permitted */
export async function listen(
  listener: Listener,
  { host, port, trustedProxies = [] }: Address,
  limits = bodyLimits,
): Promise<Listening> {
  const trusted = proxyAddr.compile(trustedProxies);
  const noteBody = dropUnfinished((req) => addressGroup(proxyAddr(req, trusted)), limits);
  const { takeLeave, takeCall } = keepAnswers((req, res) => {
    noteBody(req);
    listener(req, res);
  });
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: REQUEST_MS }, takeCall);
  server.timeout = SILENCE_MS;
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
 * Waits for a moment in which the system has just handed over all connections that wait to be accepted: those that still
 * wait when a server stops listening are reset.
 */
async function acceptWaiting(): Promise<void> {
  const until = performance.now() + LAST_CALLS_MS;
  for (let turn = performance.now(); ; turn = performance.now()) {
    await nextTurn();
    if (performance.now() - turn < 1 || turn > until) return;
  }
}

async function stopServer(server: Server, takeLeave: () => void): Promise<void> {
  takeLeave();
  await pause(LAST_CALLS_MS);
  await acceptWaiting();
  const closed = new Promise((resolve) => server.close(resolve));
  // Also those whose answer had begun before the leave was taken.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

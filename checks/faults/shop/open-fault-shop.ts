import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  findRunningPostgres,
  lockDataFolder,
  startEmbeddedPostgres,
} from '@orendi/server/platform/db/embedded/index';
import { type OpenDatabase, openDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { type SilentProxy, startSilentProxy } from '@orendi/server/testing/silent-proxy';
import type { LimitedGroup } from '../../machine/limit-group.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { authSecret, type Product, startProduct } from '../../product/start-product.ts';
import { type Undo, withUndo } from '../../product/undo.ts';
import type { Random } from '../../random.ts';
import { type MailServer, openMailServer } from '../smtp/open-mail-server.ts';
import { fillShop, type Template } from './make-template.ts';
import { findPostmaster } from './signal-database.ts';

/** Scarce processor, disk and network for the product and its database, but not for the visitors. */
export interface Starving {
  group: LimitedGroup;
  /** For the reader: everything that this machine does not limit. */
  missing: string;
  /** @returns the port of a slow network before a port */
  relay(port: number, undo: Undo): Promise<number>;
}

/** Everything that rows share. */
export interface Ground {
  undo: Undo;
  random: Random;
  starving: Starving | null;
  /** The data folder that every row begins with a copy of; made when first asked for. */
  template(): Promise<Template>;
  /** How many kills the row of kills makes. */
  kills: number;
  /** The file with the totals of kills. */
  totals: string;
}

export interface ShopOptions {
  env?: Record<string, string>;
  flags?: readonly string[];
  /** Mails become files in the data folder instead of going to a mail server. */
  mailsAsFiles?: boolean;
  /** Prepares the data folder before the template is copied into it. */
  prepareFolder?(dataDir: string, undo: Undo): Promise<void>;
  /** Runs the database beside the product, which reaches it through a proxy by DATABASE_URL. */
  isBeside?: boolean;
  /** Runs on this empty database instead. */
  elsewhere?: string;
  /** Visitors reach the product without a slow network, and the product its mail server. */
  isNear?: boolean;
}

interface Stopped {
  seconds: number;
  /** Whatever was wrong with the end. */
  broken: string[];
}

/** The running product, its mail server and direct access to its database. */
export interface FaultShop extends Template {
  /** The port that visitors call; the same after every start. */
  port: number;
  isStarved: boolean;
  /** The process that runs now, or ran last. */
  product(): Product;
  mailServer: MailServer;
  database: OpenDatabase;
  /** Starts the product again after it has ended. */
  start(): Promise<void>;
  /** Kills the product without warning. */
  kill(): Promise<void>;
  /** Sends TERM and waits for the end. */
  stop(): Promise<Stopped>;
  /** Settings with which another process joins this shop. */
  env: Record<string, string>;
  /** The database that runs beside the product, and the proxy before it. */
  beside: { stop(): Promise<void>; start(): Promise<void>; proxy: SilentProxy } | null;
  undo: Undo;
}

/** Starts the product on a copy of the template, and removes everything after the work. */
export function withFaultShop<Result>(
  ground: Ground,
  options: ShopOptions,
  work: (shop: FaultShop) => Promise<Result>,
): Promise<Result> {
  return withUndo(ground.undo, async (undo) =>
    work(await openFaultShop({ ...ground, undo }, options)),
  );
}

async function openFaultShop(ground: Ground, options: ShopOptions): Promise<FaultShop> {
  const { undo, template, starving } = ground;
  const { elsewhere } = options;
  const made = await template();
  const dataDir = join(await makeTempFolder(undo), 'data');
  await options.prepareFolder?.(dataDir, undo);
  if (!elsewhere) await copyFolder(made.dataDir, dataDir);
  const mailServer = await openMailServer();
  undo.add(mailServer.refuse);
  const mailUrl = new URL(mailServer.url);
  if (starving && !options.isNear)
    mailUrl.port = String(await starving.relay(Number(mailUrl.port), undo));

  const beside = options.isBeside ? await openBeside(dataDir, ground) : null;
  const url = beside?.url ?? elsewhere;
  const env: Record<string, string> = {
    ...(!options.mailsAsFiles && { SMTP_URL: mailUrl.href, MAIL_FROM: 'shop@orendi.example' }),
    ...(url && { DATABASE_URL: url }),
    ...options.env,
  };

  let port = 0;
  let product: Product;
  const start = async () => {
    const shared = { env: { ...env, PORT: String(port) }, flags: options.flags };
    const through = starving?.group.through;
    product = await startProduct(dataDir, undo, { ...shared, through });
    port = product.port;
  };
  await start();
  const far = elsewhere && { connectionString: elsewhere };
  const connection = far || (beside?.connection ?? (await findRunningPostgres(dataDir)));
  if (!connection) throw new Error('The database of the product does not answer.');
  const database = openDatabase(
    { ...connection, max: 2, application_name: 'faults', connectionTimeoutMillis: 5_000 },
    silentLog,
  );
  undo.add(database.close);
  return {
    ...made,
    ...(elsewhere && (await fillShop(port, database.db))),
    dataDir,
    port: starving && !options.isNear ? await starving.relay(port, undo) : port,
    isStarved: starving !== null,
    product: () => product,
    mailServer,
    database,
    start,
    async kill() {
      product.child.kill('SIGKILL');
      await product.stop();
    },
    stop: () => stopProduct(product),
    env: { ...env, AUTH_SECRET: authSecret },
    beside,
    undo,
  };
}

/**
 * Copies what is in a folder into another, which is created if needed. With owners and modes: PostgreSQL runs as a user
 * of its own when started by root, and refuses a folder that is not its own.
 */
async function copyFolder(from: string, to: string): Promise<void> {
  const run = promisify(execFile);
  await run('mkdir', ['-p', to]);
  await run('cp', ['-a', `${from}/.`, to]);
}

/** A database that this process runs, and can stop and start again, behind a proxy. */
async function openBeside(dataDir: string, { starving, undo }: Ground) {
  const launch = async () => {
    const lock = lockDataFolder(dataDir);
    const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
    starving?.group.add(await findPostmaster({ dataDir }));
    return { ...server, stop: () => server.stop().then(lock.release) };
  };
  let running = await launch();
  const stop = () => running.stop();
  undo.add(stop);
  const { connection } = running;
  const path = join(String(connection.host), `.s.PGSQL.${connection.port}`);
  const proxy = await startSilentProxy({ path });
  undo.add(proxy.close);
  return {
    connection,
    proxy,
    url: `postgres://orendi:${String(connection.password)}@127.0.0.1:${proxy.port}/orendi`,
    stop,
    async start() {
      running = await launch();
    },
  };
}

/** Asks the product to end, as an operating system does, and watches how it does. */
async function stopProduct({ child, stop }: Product): Promise<Stopped> {
  const codeOf = () => child.signalCode ?? child.exitCode;
  if (codeOf() !== null) {
    await stop();
    return { seconds: 0, broken: [`had ended before (${codeOf()})`] };
  }
  const started = performance.now();
  // Sends TERM, and kills after 20 seconds.
  await Promise.all([once(child, 'exit'), stop()]);
  const seconds = (performance.now() - started) / 1000;
  if (child.signalCode === 'SIGKILL') return { seconds, broken: ['ran 20 s after TERM'] };
  return { seconds, broken: child.exitCode === 0 ? [] : [`ended with ${codeOf()}`] };
}

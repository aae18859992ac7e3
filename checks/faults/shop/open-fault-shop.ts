import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  findRunningPostgres,
  lockDataFolder,
  startEmbeddedPostgres,
} from '@orendi/server/platform/db/embedded/index';
import { openDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { startSilentProxy } from '@orendi/server/testing/silent-proxy';
import type { LimitedGroup } from '../../machine/limit-group.ts';
import { startSlowRelay } from '../../machine/slow-relay.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { openMailServer } from '../../product/open-mail-server.ts';
import { readPostmaster } from '../../product/open-shop.ts';
import { authSecret, type Product, startProduct } from '../../product/start-product.ts';
import { type Undo, withUndo } from '../../product/undo.ts';
import type { Random } from '../../random.ts';
import { fillShop, type Template } from './make-template.ts';

/** Everything that rows share. */
export interface Ground {
  undo: Undo;
  random: Random;
  /** Where processor and disk are scarce for the product and its database, but not for the visitors. */
  starving: LimitedGroup | null;
  /** The data folder that every row begins with a copy of; made when first asked for. */
  template(): Promise<Template>;
  /** How many kills the row of kills makes. */
  kills: number;
  /** The file with the totals of kills. */
  totals: string;
}

export interface ShopOptions {
  env?: Record<string, string>;
  /** For Node.js. */
  flags?: readonly string[];
  /** Mails become files in the data folder instead of going to a mail server. */
  mailsAsFiles?: boolean;
  /** Runs the database beside the product, which reaches it through a proxy by DATABASE_URL. */
  isBeside?: boolean;
  /** Runs on this empty database instead. */
  elsewhere?: string;
  /** Visitors of a starved product reach it without a slow network, and it reaches its mail server so. */
  isNear?: boolean;
}

/**
 * Makes all that a shop needs around it.
 * @param place its data folder, which does not exist yet
 */
export type Prepare<Around extends ShopOptions> = (place: {
  dataDir: string;
  undo: Undo;
}) => Around | Promise<Around>;

/** The running product, its mail server and direct access to its database. */
export type FaultShop = Awaited<ReturnType<typeof openFaultShop>>;

/** Starts the product on a copy of the template, and removes everything after the work. */
export function withFaultShop<Around extends ShopOptions, Result>(
  ground: Ground,
  prepare: Prepare<Around>,
  work: (shop: FaultShop & Around) => Promise<Result>,
): Promise<Result> {
  return withUndo(ground.undo, async (undo) => {
    const dataDir = join(await makeTempFolder(undo), 'data');
    const around = await prepare({ dataDir, undo });
    return work({ ...around, ...(await openFaultShop({ ...ground, undo }, dataDir, around)) });
  });
}

async function openFaultShop(ground: Ground, dataDir: string, options: ShopOptions) {
  const { undo, template, starving, random } = ground;
  const { elsewhere, flags } = options;
  const made = await template();
  if (elsewhere === undefined) await copyFolder(made.dataDir, dataDir);
  /** The port behind a slow network, if there is one. */
  const farPort = async (port: number) =>
    starving && !options.isNear ? startSlowRelay(port, random, undo) : port;
  const mailServer = await openMailServer(undo);
  const mailPort = await farPort(mailServer.proxy.port);
  const beside = options.isBeside ? await openBeside(dataDir, ground) : null;
  const url = beside?.url ?? elsewhere;
  const env: Record<string, string> = {
    ...(!options.mailsAsFiles && {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'shop@orendi.example',
    }),
    ...(url !== undefined && { DATABASE_URL: url }),
    ...options.env,
  };

  let port = 0;
  let product: Product;
  const start = async () => {
    const own = { flags, through: starving?.through };
    product = await startProduct(dataDir, undo, { ...own, env: { ...env, PORT: String(port) } });
    port = product.port;
  };
  await start();
  const far = elsewhere === undefined ? null : { connectionString: elsewhere };
  const connection = far ?? beside?.connection ?? (await findRunningPostgres(dataDir));
  if (!connection) throw new Error('The database of the product does not answer.');
  const database = openDatabase(
    { ...connection, max: 2, application_name: 'faults', connectionTimeoutMillis: 5_000 },
    silentLog,
  );
  undo.add(database.close);
  return {
    ...(far ? await fillShop({ port, database }) : made),
    dataDir,
    /** The port that visitors call; the same after every start. */
    port: await farPort(port),
    isStarved: starving !== null,
    /** The process that runs now, or ran last. */
    product: () => product,
    mailServer,
    database,
    /** Starts the product again after it has ended. */
    start,
    /** Kills the product without warning. */
    async kill() {
      product.child.kill('SIGKILL');
      await product.stop();
    },
    /** Sends TERM and waits for the end. */
    stop: () => stopProduct(product),
    /** Settings with which another process joins this shop. */
    env: { ...env, AUTH_SECRET: authSecret },
    /** The database that runs beside the product, and the proxy before it. */
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
    starving?.add(await readPostmaster(dataDir));
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

/**
 * Asks the product to end, as an operating system does, and watches how it does.
 * @returns how many seconds it took, and whatever was wrong with the end
 */
async function stopProduct({
  child,
  stop,
}: Product): Promise<{ seconds: number; broken: string[] }> {
  const codeOf = () => child.signalCode ?? child.exitCode;
  if (codeOf() !== null) {
    await stop();
    return { seconds: 0, broken: [`had ended before (${codeOf()})`] };
  }
  const started = performance.now();
  // Sends TERM, and kills after 20 seconds.
  await stop();
  const seconds = (performance.now() - started) / 1000;
  if (child.signalCode === 'SIGKILL') return { seconds, broken: ['ran 20 s after TERM'] };
  return { seconds, broken: child.exitCode === 0 ? [] : [`ended with ${codeOf()}`] };
}

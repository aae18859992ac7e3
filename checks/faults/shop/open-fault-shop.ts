import { join } from 'node:path';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { authSecret, type Product, startProduct } from '../../product/start-product.ts';
import {
  findRunningPostgres,
  lockDataFolder,
  startEmbeddedPostgres,
} from '@orendi/server/platform/db/embedded/index';
import { type OpenDatabase, openDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { createUndo, type Undo } from '../../product/undo.ts';
import type { LimitedGroup } from '../../machine/limit-group.ts';
import { type MailServer, openMailServer } from '../smtp/open-mail-server.ts';
import { stopProduct, type Stopped } from './stop-product.ts';
import { fillShop, type Template } from './make-template.ts';
import { findPostmaster } from './signal-database.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Copies what is in a folder into another, which is created if needed. With owners and modes: PostgreSQL runs as a user
 * of its own when started by root, and refuses a folder that is not its own.
 */
async function copyFolder(from: string, to: string): Promise<void> {
  await run('mkdir', ['-p', to]);
  await run('cp', ['-a', `${from}/.`, to]);
}

/** Scarce processor, disk and network for the product and its database, but not for the visitors. */
export interface Starving {
  group: LimitedGroup;
  /** For the reader: what this machine does not limit. */
  missing: string;
  /** @returns the port of a slow network before a port */
  relay(port: number, undo: Undo): Promise<number>;
}

export interface Base {
  undo: Undo;
  starving: Starving | null;
  /** The data folder that every row begins with a copy of; made when first asked for. */
  template(): Promise<Template>;
}

interface ShopOptions {
  env?: Record<string, string>;
  flags?: readonly string[];
  /** Mails become files in the data folder instead of going to a mail server. */
  mailsAsFiles?: boolean;
  /** Prepares the data folder before the template is copied into it. */
  prepareFolder?(dataDir: string, undo: Undo): Promise<void>;
  /**
   * Runs the database beside the product, which reaches it through DATABASE_URL.
   * @returns where the product is to look for it
   */
  behind?(database: { path: string }, undo: Undo): Promise<{ port: number }>;
  /** Runs on this empty database instead. */
  elsewhere?: string;
  /** Visitors reach the product without a slow network. */
  isNear?: boolean;
}

/** The running product, its mail server and direct access to its database. */
export interface FaultShop extends Template {
  /** That visitors call; the same after every start. */
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
  /** The database that runs beside the product. */
  beside: { stop(): Promise<void>; start(): Promise<void> } | null;
  undo: Undo;
}

/** Starts the product on a copy of the template, and removes everything after the work. */
export async function withFaultShop<Result>(
  base: Base,
  options: ShopOptions,
  work: (shop: FaultShop) => Promise<Result>,
): Promise<Result> {
  const undo = createUndo();
  const close = base.undo.add(undo.run);
  try {
    return await work(await openFaultShop({ ...base, undo }, options));
  } finally {
    await close();
  }
}

async function openFaultShop(base: Base, options: ShopOptions): Promise<FaultShop> {
  const { undo, template, starving } = base;
  const { elsewhere } = options;
  const made = await template();
  const dataDir = join(await makeTempFolder(undo), 'data');
  await options.prepareFolder?.(dataDir, undo);
  if (!elsewhere) await copyFolder(made.dataDir, dataDir);
  const mailServer = await openMailServer();
  undo.add(mailServer.refuse);

  const beside = options.behind ? await openBeside(dataDir, starving) : null;
  if (beside) undo.add(beside.stop);
  const mailUrl = new URL(mailServer.url);
  if (starving) mailUrl.port = String(await starving.relay(Number(mailUrl.port), undo));
  const way = beside && options.behind ? await options.behind({ path: beside.socket }, undo) : null;
  const env: Record<string, string> = {
    ...(!options.mailsAsFiles && { SMTP_URL: mailUrl.href, MAIL_FROM: 'shop@orendi.example' }),
    ...(way && {
      DATABASE_URL: `postgres://orendi:${beside?.password}@127.0.0.1:${way.port}/orendi`,
    }),
    ...(elsewhere && { DATABASE_URL: elsewhere }),
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

/** A database that this process runs, and can stop and start again. */
async function openBeside(dataDir: string, starving: Starving | null) {
  const launch = async () => {
    const lock = lockDataFolder(dataDir);
    const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
    starving?.group.add(await findPostmaster({ dataDir }));
    return {
      connection: server.connection,
      async stop() {
        await server.stop();
        lock.release();
      },
    };
  };
  let running = await launch();
  const { connection } = running;
  return {
    connection,
    socket: join(String(connection.host), `.s.PGSQL.${connection.port}`),
    password: String(connection.password),
    async start() {
      running = await launch();
    },
    stop: () => running.stop(),
  };
}

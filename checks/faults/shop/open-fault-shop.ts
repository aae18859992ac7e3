import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findRunningPostgres } from '@orendi/server/platform/db/embedded/index';
import { createChanges } from '@orendi/server/platform/db/changes';
import { openDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import type { LimitedGroup } from '../../machine/limit-group.ts';
import { startSlowRelay } from '../../machine/slow-relay.ts';
import { openMailServer } from '../../product/open-mail-server.ts';
import { openShop, type Shop } from '../../product/open-shop.ts';
import {
  authSecret,
  type Product,
  type StartOptions,
  startProduct,
} from '../../product/start-product.ts';
import { hasEnded } from '../../product/start-program.ts';
import { type Undo, withUndo } from '../../product/undo.ts';
import type { Random } from '@orendi/demo/catalogue/random';
import { signInSeller } from '../../visitors/seller.ts';

/** A data folder with one seller, who is signed in, and one product, for rows to copy. */
export type Template = Awaited<ReturnType<typeof makeTemplate>>;

/** Made by the product itself, so that no row has to wait for a first start. */
export async function makeTemplate(undo: Undo) {
  const dataDir = join(await undo.makeFolder(), 'data');
  const shop = await openShop(dataDir, undo);
  const filled = await fillShop(shop);
  await shop.stop();
  return { dataDir, ...filled };
}

export async function fillShop({ port, database: { db } }: Pick<Shop, 'port' | 'database'>) {
  const services = { services: { db, changes: createChanges(db, silentLog) } };
  const businessId = await createBusiness(services);
  const productId = await createProduct(services, { business_id: businessId });
  return { productId, headers: await signInSeller(port, db, businessId) };
}

/** Thrown where this machine cannot let a fault happen; tells the reader what it needs. */
export class NotRun extends Error {}

/** Everything that rows share. */
export interface Ground {
  undo: Undo;
  random: Random;
  /** Where processor and disk are scarce for the product and its database, but not for the visitors. */
  starving: LimitedGroup | null;
  /** The data folder that every row begins with a copy of; made when first asked for. */
  template(): Promise<Template>;
  kills: number;
}

/** With a DATABASE_URL in its `env`, the shop runs on that database. */
export interface ShopOptions extends Pick<StartOptions, 'env' | 'flags'> {
  /** Visitors of a starved product reach it without a slow network, and it reaches its mail server so. */
  isNear?: boolean;
}

export interface Place extends Ground {
  /** Does not exist yet. */
  dataDir: string;
  /** Copies the template into it, for those who need it before the product does. */
  fill(): Promise<void>;
}

export type Prepare<Around extends ShopOptions> = (place: Place) => Around | Promise<Around>;

/** Prepares a shop with nothing special about it. */
export const usual = () => ({});

/** The running product, its mail server and direct access to its database. */
export type FaultShop = Awaited<ReturnType<typeof openFaultShop>>;

/** Starts the product on a copy of the template, and removes everything after the work. */
export function withFaultShop<Around extends ShopOptions, Result>(
  ground: Ground,
  prepare: Prepare<Around>,
  work: (shop: FaultShop & Around) => Promise<Result>,
): Promise<Result> {
  return withUndo(ground.undo, async (undo) => {
    const dataDir = join(await undo.makeFolder(), 'data');
    const fill = async () => {
      await mkdir(dataDir, { recursive: true });
      // With owners and modes: PostgreSQL, under a user of its own, refuses a folder that is not its own.
      const template = `${(await ground.template()).dataDir}/.`;
      await promisify(execFile)('cp', ['-a', template, dataDir]);
    };
    const place = { ...ground, undo, dataDir, fill };
    const around = await prepare(place);
    return work({ ...around, ...(await openFaultShop(place, around)) });
  });
}

async function openFaultShop(place: Place, { env: own = {}, flags, isNear }: ShopOptions) {
  const { undo, dataDir, starving, random } = place;
  if (own.DATABASE_URL === undefined) await place.fill();
  /** The port behind a slow network, if there is one. */
  const farPort = async (port: number) =>
    starving && !isNear ? startSlowRelay(port, random, undo) : port;
  const mailServer = await openMailServer(undo);
  const SMTP_URL = `smtp://127.0.0.1:${await farPort(mailServer.port)}`;
  const env = { SMTP_URL, MAIL_FROM: 'shop@orendi.example', AUTH_SECRET: authSecret, ...own };

  let port = 0;
  let product: Product;
  const start = async () => {
    const options = { flags, through: starving?.through, env: { ...env, PORT: String(port) } };
    product = await startProduct(dataDir, undo, options);
    port = product.port;
  };
  await start();
  const embedded = await findRunningPostgres(dataDir);
  const connection = embedded ?? { connectionString: own.DATABASE_URL };
  const options = { max: 2, application_name: 'faults', connectionTimeoutMillis: 5_000 };
  const database = openDatabase({ ...connection, ...options }, silentLog);
  undo.add(database.close);
  return {
    ...(embedded ? await place.template() : await fillShop({ port, database })),
    dataDir,
    /** The port that visitors call; the same after every start. */
    port: await farPort(port),
    isStarved: starving !== null,
    /** The process that runs now, or ran last. */
    product: () => product,
    mailServer,
    database,
    start,
    async kill() {
      product.child.kill('SIGKILL');
      await product.stop();
    },
    /** Sends TERM and waits for the end. */
    stop: () => stopProduct(product),
    /** Settings with which another process joins this shop. */
    env,
    undo,
  };
}

/**
 * Asks the product to end, as an operating system does, and watches how it does.
 * @returns how many seconds it took, and whatever was wrong with the end
 */
async function stopProduct({ child, stop }: Product) {
  const hadEnded = hasEnded(child);
  const started = performance.now();
  // Sends TERM, and kills after 20 seconds.
  await stop();
  const seconds = (performance.now() - started) / 1000;
  const code = child.signalCode ?? child.exitCode;
  const broken: string[] = [];
  if (hadEnded) broken.push(`had ended before (${code})`);
  else if (code === 'SIGKILL') broken.push('ran 20 s after TERM');
  else if (code !== 0) broken.push(`ended with ${code}`);
  return { seconds, broken };
}

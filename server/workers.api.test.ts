import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf } from './testing/answers.ts';
import { createProduct } from './testing/factories.ts';
import { openTestShop, testSecret, type TestShop } from './testing/open-test-shop.ts';
import { type Line, openLines } from './testing/open-line.ts';
import { addressOf, isAlive, type Program, runProgram } from './testing/run-program.ts';
import { signUpOwner } from './testing/seller.ts';
import { sendRequest } from './testing/send-request.ts';

/* The product as two workers behind one port, run as a person would. Needs the pages to be built. */

const soon = { timeout: 60_000, interval: 20 };
const patience = 240_000;

let shop: TestShop;
let folder: string;
let program: Program;
let address: string;
let lines: Line[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(join(tmpdir(), 'orendi-workers-'));
  program = start();
  address = await addressOf(program);
  lines = await openLines(address, 2);
}, patience);
afterAll(async () => {
  for (const line of lines) line.close();
  program.child.kill('SIGKILL');
  await program.ended;
  await rm(folder, { recursive: true, force: true });
  await shop.close();
});

function start(env: NodeJS.ProcessEnv = {}): Program {
  const { user, password, database, host } = shop.connection;
  return runProgram({
    WORKERS: '2',
    METRICS_PORT: '0',
    DATABASE_URL: `postgres://${user}:${String(password)}@localhost/${database}?host=${host}`,
    AUTH_SECRET: testSecret,
    RATE_LIMIT_SCALE: '1000',
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    ...env,
  });
}

interface LogLine {
  msg: string;
  worker?: number;
  pid?: number;
}

/** What the log has said so far, line by line. */
const logged = (msg: string) =>
  program
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as LogLine)
    .filter((line) => line.msg === msg);

/** The processes that take calls, or have done so, by their number. */
const pidsOf = (worker: number) =>
  logged('a worker takes calls').flatMap((line) =>
    line.worker === worker && line.pid ? [line.pid] : [],
  );

const lineOf = (worker: number) => {
  const line = lines.find((one) => one.worker === worker);
  if (!line) throw new Error(`There is no line to worker ${worker}.`);
  return line;
};

test('both take calls on one port', () => {
  expect(lines.map(({ worker }) => worker)).toEqual([1, 2]);
});

/** Of a product, or of a list. */
interface Shown {
  sale?: number;
  results?: { sale: number }[];
}

test('one worker’s writes are in the other’s answers at once', async () => {
  const [one, other] = [lineOf(1), lineOf(2)];
  const seller = await signUpOwner({ ...shop, request: one.request });
  const id = await createProduct(shop, { business_id: seller.businessId, price: 100 });
  const paths = [`/v1/public/products/${id}`, '/v1/public/results/search?filterBy=sale'];
  const read = async (line: Line) => {
    const [product, found] = await Promise.all(
      paths.map(async (path) => answerOf<Shown>(await line.request(path))),
    );
    return [product?.data.sale, found?.data.results?.[0]?.sale];
  };
  for (let round = 1; round <= 5; round += 1) {
    const [writer, reader] = round % 2 === 0 ? [one, other] : [other, one];
    // It keeps what it has answered, and must not answer it again.
    await read(reader);
    const body = JSON.stringify({ ids: [id], sale: round, saleType: 'fixed' });
    const init = { method: 'POST', headers: seller.headers, body };
    const { status } = await writer.request('/v1/private/product-sale/create', init);
    expect(status).toBe(200);
    expect(await read(reader)).toEqual([round, round]);
  }
});

test('one of them does the background work, whichever takes the request', async () => {
  const seller = await signUpOwner({ ...shop, request: lineOf(1).request });
  const id = await createProduct(shop, { business_id: seller.businessId });
  for (const { request } of lines) await sendRequest({ ...shop, request }, { id });
  const senders = () => logged('a mail was sent').map(({ worker }) => worker);
  await expect.poll(() => senders().length, soon).toBeGreaterThanOrEqual(4);
  expect(new Set(senders())).toEqual(new Set([1]));
});

test('the figures of each, and how many there are, stand beside one another', async () => {
  const [, metrics = ''] = /Metrics are at (\S+)/.exec(program.output()) ?? [];
  const text = await (await fetch(metrics)).text();
  for (const worker of ['1', '2', 'supervisor'])
    expect(text).toMatch(
      new RegExp(`^process_resident_memory_bytes\\{worker="${worker}"\\} `, 'm'),
    );
  for (const worker of ['1', '2'])
    expect(text).toMatch(new RegExp(`^orendi_search_listings\\{worker="${worker}"\\} `, 'm'));
  expect(text).toMatch(/^orendi_workers\{worker="supervisor"\} 2$/m);
  expect(text.match(/^# TYPE orendi_http_requests_total /gm)).toHaveLength(1);
});

test(
  'the death of one costs the other nothing; it is replaced, and its work goes on',
  async () => {
    const { request } = lineOf(2);
    const statuses = new Set<number>();
    const over = new AbortController();
    const calls = (async () => {
      while (!over.signal.aborted)
        statuses.add((await request(`/v1/public/results?page=${statuses.size}`)).status);
    })();
    const [killed = 0] = pidsOf(1);
    process.kill(killed, 'SIGKILL');
    // Who has gone takes no connection: each new one is answered, too.
    await expect.poll(() => isAlive(killed), soon).toBe(false);
    for (let call = 0; call < 20; call += 1) {
      const { status } = await fetch(`${address}/healthz`, { headers: { connection: 'close' } });
      statuses.add(status);
    }
    const seller = await signUpOwner({ ...shop, request });
    const id = await createProduct(shop, { business_id: seller.businessId });
    await sendRequest({ ...shop, request }, { id });
    await expect
      .poll(() => logged('a mail was sent').map(({ worker }) => worker), soon)
      .toContain(2);
    await expect.poll(() => pidsOf(1).length, soon).toBe(2);
    over.abort();
    await calls;
    expect(statuses).toEqual(new Set([200]));
    lineOf(1).close();
    lines = [lineOf(2), ...(await openLines(address, 2))];
  },
  patience,
);

test(
  'a port that is taken is said in one sentence',
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const second = start({ PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `Port ${port} is taken by another program; set PORT to a free one.`,
    );
    other.close();
  },
  patience,
);

test('none stays behind when the process that has started them is killed', async () => {
  const pids = [...pidsOf(1), ...pidsOf(2)];
  program.child.kill('SIGKILL');
  await expect.poll(() => pids.filter(isAlive), soon).toEqual([]);
});

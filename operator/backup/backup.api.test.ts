import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseUrlOf } from '@orendi/server/features/backups/testing/database-url';
import { idOf, submitForm } from '@orendi/server/features/requests/testing/visitor';
import { openServices } from '@orendi/server/open-services';
import { silentLog } from '@orendi/server/platform/log/log';
import { readSettings, type Settings } from '@orendi/server/platform/settings';
import { startWorkers } from '@orendi/server/start-workers';
import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import { createEmptyDatabase, testSecret } from '@orendi/server/testing/open-test-shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
let product: number;
let place: Awaited<ReturnType<typeof createEmptyDatabase>>;
let places = 0;
beforeAll(async () => {
  operator = await openTestOperator();
  const business = await createBusiness(operator.shop, { business_name: 'Arka' });
  product = await createProduct(operator.shop, { business_id: business });
});
afterAll(() => operator.close());
beforeEach(async () => {
  await operator.shop.pool.query('truncate request, mail, audit_entry cascade');
});

const send = async (fields: Record<string, unknown> = {}) =>
  idOf(await submitForm(operator.shop, { id: product, ...fields }));

/** Restores the newest backup in `backups` on another machine, and goes on there. */
async function elsewhere(work: (settings: Settings, said: string) => Promise<void>) {
  place = await createEmptyDatabase();
  places += 1;
  const settings = {
    ...readSettings({ AUTH_SECRET: testSecret, DATA_DIR: join(operator.folder, `data-${places}`) }),
    databaseUrl: databaseUrlOf(place.connection),
  };
  const own = operator.shop.services.settings;
  operator.shop.services.settings = settings;
  const { code, output, errors } = await operator.run('restore --from backups');
  operator.shop.services.settings = own;
  expect([code, errors]).toEqual([0, '']);
  await work(settings, output).finally(() => place.drop());
}

test('a backup is written, checked, noted, and brought back', async () => {
  await send();
  const { code, output } = await operator.run('backup --to backups --keep 2');
  expect(code).toBe(0);
  expect(output).toMatch(
    /^Written: .*backups\/20[-\dTZ.]+\n\d+ rows, 0 pictures \(0 new\), \d+ pictures that the shop itself does not have, [\d.]+ MB written, in \d+ s\.$/,
  );
  const { rows } = await operator.shop.pool.query('select actor, action from audit_entry');
  expect(rows).toEqual([{ actor: expect.stringContaining('(command line)'), action: 'backup' }]);
  const verified = await operator.run('backup verify --from backups');
  expect(verified.output).toMatch(
    /^Whole: 20\S+, taken \S+ on PostgreSQL 1\d\.\d+[^,]*, schema \d{4}_/,
  );
  const inside = await readdir(join(operator.folder, 'backups'));
  const name = inside.find((one) => one.startsWith('20'));
  expect((await operator.run(`backup verify --from backups/${name}`)).code).toBe(0);
  await elsewhere(async (_, said) => {
    expect(said).toMatch(/^Restored: 20\S+, \d+ rows and 0 pictures\.\nNothing is sent yet/);
  });
});

test('one without the secret, which a restore refuses, is not called whole only', async () => {
  await operator.run('backup --to secretless');
  const folder = join(operator.folder, 'secretless');
  const name = (await readdir(folder)).find((one) => one.startsWith('20'));
  const file = join(folder, name ?? '', 'auth-secret');
  for (const spoil of [() => writeFile(file, 'that of another shop'), () => rm(file)]) {
    await spoil();
    const { code, output } = await operator.run('backup verify --from secretless');
    expect(code).toBe(1);
    expect(output).toMatch(/\nBut the secret of the shop is not in .*auth-secret, and a restore/);
  }
  const without = await operator.run('backup verify --from secretless --without-secret');
  expect(without).toMatchObject({ code: 0, output: expect.not.stringContaining('But') });
});

test('a damaged one is told in a sentence', async () => {
  await operator.run('backup --to backups');
  const folder = join(operator.folder, 'backups');
  const name =
    (await readdir(folder))
      .filter((one) => one.startsWith('20'))
      .sort()
      .at(-1) ?? '';
  await writeFile(join(folder, name, 'tables', 'business.csv.gz'), 'x');
  for (const command of ['backup verify', 'restore']) {
    const { code, errors } = await operator.run(`${command} --from backups/${name}`);
    expect(code).toBe(1);
    expect(errors).toMatch(
      /damaged: tables\/business\.csv\.gz is not what was written\.|not empty/,
    );
  }
});

test('who was erased after the backup is not there after a restore', async () => {
  await send({ name: 'Ana', contactEmail: 'ana@example.com', phoneNumber: '' });
  const single = await send({ name: 'Eva', contactEmail: 'eva@example.com', phoneNumber: '' });
  await send({ name: 'Beni', contactEmail: 'beni@example.com', phoneNumber: '' });
  await operator.run('backup --to backups');
  expect((await operator.run('person erase ana@example.com --yes')).code).toBe(0);
  expect((await operator.run(`request delete ${single} --yes`)).code).toBe(0);
  const journal = join(operator.shop.dataDir, 'erasures.jsonl');
  expect(await readFile(journal, 'utf8')).not.toMatch(/ana|eva/);
  // The journal of the lost machine, kept elsewhere.
  await writeFile(join(operator.folder, 'backups', 'erasures.jsonl'), await readFile(journal));
  await elsewhere(async (settings, said) => {
    expect(said).toContain('Erased again, as people had asked for since: 2 requests.');
    const { services, close } = await openServices(settings, silentLog);
    const left = await services.db.selectFrom('request').select('client_name').execute();
    await close();
    expect(left).toEqual([{ client_name: 'Beni' }]);
    expect(await readFile(join(settings.dataDir, 'erasures.jsonl'), 'utf8')).toContain('"at"');
  });
});

describe('a restored shop', () => {
  test('sends nothing until it is released, and says so', async () => {
    for (const name of ['Ana', 'Beni'])
      await send({ name, contactEmail: `${name}@restored.example` });
    await operator.run('backup --to backups');
    await elsewhere(async (settings) => {
      const opened = await openServices(settings, silentLog);
      const own = operator.shop.services;
      const lines: string[] = [];
      const stop = await startWorkers(opened.services, (line) => lines.push(line));
      try {
        expect(lines).toEqual([
          expect.stringContaining('held until `npm run operator -- mail release --yes`'),
        ]);
        operator.shop.services = opened.services;
        const { output } = await operator.run('mail list');
        expect(output).toMatch(
          /^Held since the restore: 4 mails wait for `mail release --yes`\.(\n.*, 0 attempts, held){4}$/,
        );
        expect(await operator.run('mail retry --all')).toMatchObject({
          code: 2,
          errors: expect.stringContaining('`mail release --yes` lets the mails go'),
        });
        const asked = await operator.run('mail release');
        expect(asked.code).toBe(2);
        expect(asked.errors).toMatch(
          /^Held are 4 mails that came with the backup of .* UTC, and 0 mails besides\. Say --yes/,
        );
        const done = vi.fn<() => Promise<void>>(async () => {});
        const push = { name: 'told', isOutgoing: true };
        opened.services.jobs.work(push, done);
        const quiet = { name: 'quiet' };
        const also = vi.fn<() => Promise<void>>(async () => {});
        opened.services.jobs.work(quiet, also);
        await opened.services.db.transaction().execute(async (trx) => {
          await opened.services.jobs.send(trx, push, {});
          await opened.services.jobs.send(trx, quiet, {});
        });
        opened.services.jobs.wake(quiet);
        await vi.waitFor(() => expect(also).toHaveBeenCalled(), { timeout: 15_000 });
        expect(done).not.toHaveBeenCalled();
        const { output: released } = await operator.run('mail release --yes');
        expect(released).toBe('Let go: 4 mails.');
        opened.services.jobs.wake(push);
        await vi.waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 15_000 });
        await expect
          .poll(() => lines.filter((line) => line.includes('.eml')), { timeout: 15_000 })
          .toHaveLength(4);
        expect((await operator.run('mail release')).output).toBe('Nothing is held.');
      } finally {
        operator.shop.services = own;
        await stop();
        await opened.close();
      }
    });
  });
});

test.each([
  ['backup', /Into which folder\? Say --to FOLDER/],
  ['backup --to x --keep 0', /--keep takes how many/],
  ['backup --to x y', /"y" is not expected here/],
  ['backup verify', /Which backup\? Say --from/],
  ['restore', /From which folder\? Say --from/],
  ['mail release 12', /"12" is not expected here/],
])('%s is refused with exit code 2', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});

test.each(['backup', 'backup verify', 'restore', 'mail release'])(
  '%s explains itself',
  async (name) => {
    expect((await operator.run(`${name} --help`)).output).toContain(`npm run operator -- ${name}`);
  },
);

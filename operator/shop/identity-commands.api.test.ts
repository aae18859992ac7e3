import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServicesOn } from '@orendi/server/open-services';
import { silentLog } from '@orendi/server/platform/log/log';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

const other = '22222222-2222-4222-8222-222222222222';

let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator({ cluster: null });
});
afterAll(() => operator.close());

const readId = async () => {
  const { rows } = await operator.shop.pool.query<{ id: string }>('select id from shop_identity');
  return rows[0]?.id ?? '';
};
const markIn = (...names: string[]) => join(operator.shop.dataDir, ...names, 'shop-id');
const start = async () => {
  const { connection, services } = operator.shop;
  await (await openServicesOn(connection, services.settings, silentLog)).close();
};
const lastAction = async () => {
  const { rows } = await operator.shop.pool.query(
    'select action, subject, details from audit_entry order by id desc limit 1',
  );
  return rows[0] as unknown;
};

test('shop renew-id asks first, then gives the copy, its folder and pictures an id of their own', async () => {
  const former = await readId();
  const asked = await operator.run('shop renew-id');
  expect(asked).toMatchObject({ code: 2, errors: expect.stringContaining(former) });
  expect(await readId()).toBe(former);
  const { code, output } = await operator.run('shop renew-id --yes');
  const id = await readId();
  expect([code, output]).toEqual([0, `This is the shop ${id} from now on.`]);
  expect(id).not.toBe(former);
  for (const mark of [markIn(), markIn('pictures')])
    expect(await readFile(mark, 'utf8')).toBe(`${id}\n`);
  expect(await lastAction()).toEqual({
    action: 'shop renew-id',
    subject: id,
    details: `before: ${former}`,
  });
  await start();
});

test("shop claim-pictures makes another shop's pictures this one's, which is refused before", async () => {
  const id = await readId();
  await writeFile(markIn('pictures'), `${other}\n`);
  await writeFile(markIn('request-photos'), `${other}\n`);
  await expect(start()).rejects.toThrow(`belongs to the shop ${other}, and this is the shop ${id}`);
  const { output } = await operator.run('doctor');
  expect(output).toContain(
    `${operator.shop.dataDir}/pictures belongs to the shop ${other}, and this is ${id}.`,
  );
  const asked = await operator.run('shop claim-pictures');
  expect(asked).toMatchObject({
    code: 2,
    errors: expect.stringContaining(`belongs to the shop ${other}: The folder`),
  });
  expect((await operator.run('shop claim-pictures --yes')).code).toBe(0);
  for (const folder of ['pictures', 'request-photos'])
    expect(await readFile(markIn(folder), 'utf8')).toBe(`${id}\n`);
  await start();
  expect((await operator.run('doctor')).output).toContain(
    `${operator.shop.dataDir}/request-photos belongs to this shop.`,
  );
});

test('a backup names its shop, and is refused in the folder of another', async () => {
  const id = await readId();
  expect((await operator.run('backup --to backups')).code).toBe(0);
  const folder = join(operator.folder, 'backups');
  const readme = await readFile(join(folder, 'README.txt'), 'utf8');
  expect(readme).toContain(`\nId: ${id}\n`);
  // A release before ids has left it so.
  await writeFile(join(folder, 'README.txt'), readme.replace(`Id: ${id}\n`, ''));
  expect((await operator.run('backup --to backups')).code).toBe(0);
  expect(await readFile(join(folder, 'README.txt'), 'utf8')).toBe(readme);
  await operator.run('shop renew-id --yes');
  const { code, errors } = await operator.run('backup --to backups');
  expect([code, errors]).toEqual([
    1,
    expect.stringContaining(
      `${folder} belongs to the shop ${id}, and this is the shop ${await readId()}`,
    ),
  ]);
});

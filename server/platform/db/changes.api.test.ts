import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { openSilentDatabase, shortLimits } from '../../testing/silent-database.ts';
import { silentLog } from '../log/log.ts';
import { createChanges, type Tag } from './changes.ts';
import { openPrimary } from './servers/primary.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('touched tags are announced here and to other processes, once committed', async () => {
  const here = createChanges(shop.db, silentLog);
  const elsewhere = createChanges(shop.db, silentLog);
  const heard: Tag[][] = [];
  const heardElsewhere: Tag[][] = [];
  here.onTouched((tags) => heard.push(tags));
  elsewhere.onTouched((tags) => heardElsewhere.push(tags));
  const listening = await elsewhere.listen(openPrimary(shop.connection, silentLog));
  await here.transaction(async (_trx, touch) => {
    touch('listings', 'product:1');
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual([['listings', 'product:1']]);
  await expect.poll(() => heardElsewhere).toEqual([['listings', 'product:1']]);
  await listening.stop();
});

test('a transaction that fails announces nothing', async () => {
  const changes = createChanges(shop.db, silentLog);
  const heard: Tag[][] = [];
  changes.onTouched((tags) => heard.push(tags));
  const failing = changes.transaction(async (_trx, touch) => {
    touch('listings');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(heard).toEqual([]);
});

test('a lost connection is reported, and made again', async () => {
  const changes = createChanges(shop.db, silentLog);
  const states: boolean[] = [];
  const heard: Tag[][] = [];
  changes.onConnection((connected) => states.push(connected));
  changes.onTouched((tags) => heard.push(tags));
  const listening = await changes.listen(openPrimary(shop.connection, silentLog));
  await shop.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'orendi changes' and datname = current_database()`,
  );
  await expect.poll(() => states, { timeout: 10_000 }).toEqual([true, false, true]);
  await createChanges(shop.db, silentLog).transaction(async (_trx, touch) => touch('industries'));
  await expect.poll(() => heard).toEqual([['industries']]);
  await listening.stop();
});

test('more tags than fit in an announcement touch everything', async () => {
  const changes = createChanges(shop.db, silentLog);
  const elsewhere = createChanges(shop.db, silentLog);
  const heard: string[][] = [];
  elsewhere.onTouched((tags) => heard.push(tags));
  const listening = await elsewhere.listen(openPrimary(shop.connection, silentLog));
  await changes.transaction(async (_trx, touch) => {
    for (let id = 1; id <= 2000; id += 1) touch(`product:${id}`);
  });
  await expect.poll(() => heard).toEqual([['*']]);
  await listening.stop();
});

test('a first attempt that fails is reported too, and repeated', async () => {
  const changes = createChanges(shop.db, silentLog);
  const states: boolean[] = [];
  changes.onConnection((connected) => states.push(connected));
  const listening = await changes.listen(
    openPrimary({ ...shop.connection, host: '/nowhere' }, silentLog),
  );
  expect(states).toEqual([false]);
  await listening.stop();
});

test('a connection that falls silent is noticed, made again, and holds up no stop', async () => {
  const { connection, proxy } = await openSilentDatabase(shop.connection);
  const changes = createChanges(shop.db, silentLog, shortLimits);
  const states: boolean[] = [];
  changes.onConnection((connected) => states.push(connected));
  const listening = await changes.listen(openPrimary(connection, silentLog));
  proxy.silence();
  await expect.poll(() => states).toEqual([true, false]);
  proxy.forget();
  await expect.poll(() => states, { timeout: 5_000 }).toEqual([true, false, true]);
  proxy.silence();
  await listening.stop();
  await proxy.close();
});

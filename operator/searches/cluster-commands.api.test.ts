import { createFakeCluster } from '@orendi/server/features/discovery/cluster/testing/fake-cluster';
import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

const cluster = createFakeCluster();
let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator({ cluster });
  const business_id = await createBusiness(operator.shop);
  await createProduct(operator.shop, { business_id });
  await createProduct(operator.shop, { business_id });
});
afterAll(() => operator.close());

test('an index is filled, says how it is, and gives way to the next one; each is written down', async () => {
  expect((await operator.run('search status')).output).toMatch(
    /^cluster +answers\nsearched +nothing yet$/,
  );
  const first = await operator.run('search rebuild');
  expect(first).toMatchObject({ code: 0, errors: '' });
  expect(first.output).toMatch(/^orendi-fake-\d+ with 2 listings is searched from now on\.$/);
  const [former] = await cluster.list();
  expect((await operator.run('search status')).output).toMatch(
    new RegExp(`searched +${former}\\nfed +${former}\\nhad everything +\\d+ s ago$`),
  );
  await operator.run('search rebuild');
  const now = await cluster.list();
  expect(now).toHaveLength(1);
  expect(now).not.toContain(former);
  const entries = await operator.shop.db
    .selectFrom('audit_entry')
    .select(['action', 'subject'])
    .execute();
  expect(entries).toEqual(
    [former, ...now].map((subject) => ({ action: 'search rebuild', subject })),
  );
});

test('a cluster that is away is said, and nothing is filled twice at once', async () => {
  cluster.trouble.isAway = true;
  expect(await operator.run('search status')).toMatchObject({
    code: 1,
    output: expect.stringContaining('the search cluster is unreachable'),
  });
  expect((await operator.run('search rebuild')).code).toBe(1);
  cluster.trouble.isAway = false;
  await operator.shop.pool.query(
    `update search_feed set filling = 'x', filler = 'y', fills_until = now() + interval '1 minute', filled = 7`,
  );
  expect((await operator.run('search status')).output).toMatch(
    /being filled +x, 7 listings so far/,
  );
  expect(await operator.run('search rebuild')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is being filled already'),
  });
});

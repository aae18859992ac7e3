import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

test('each finding is a line, with what to do below it, and a fault is exit code 1', async () => {
  const { code, output } = await operator.run('doctor');
  expect(output).toMatch(/^settings +warning +PUBLIC_URL is not set.*\n +→ Set PUBLIC_URL/m);
  expect(output).toMatch(/^database +ok +PostgreSQL \d+/m);
  // Nothing listens there in a test.
  expect(output).toMatch(/^product +fault +It does not answer.*\n +→ Start it/m);
  expect(output).toMatch(/\n\nFaults: \d+, warnings: \d+\.$/);
  expect(code).toBe(1);
});

test('it explains itself, and takes no words', async () => {
  expect((await operator.run('doctor --help')).output).toContain('npm run operator -- doctor');
  expect(await operator.run('doctor now')).toMatchObject({ code: 2 });
});

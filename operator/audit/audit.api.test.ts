import { userInfo } from 'node:os';
import { recordAction } from '@orendi/server/platform/audit/record-action';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

test('what was done is listed, the latest first', async () => {
  expect((await operator.run('audit list')).output).toBe('Nothing is written down.');
  await operator.run('rate set ALL 100');
  await operator.run('industry rename Decor --en Accessories');
  const { output } = await operator.run('audit list');
  const who = `${userInfo().username} \\(command line\\)`;
  const minute = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d';
  expect(output.split('\n')).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${minute}  ${who}  industry rename: industry 8 \\(Decor / Dekori to Accessories / Dekori\\)$`,
      ),
    ),
    expect.stringMatching(
      new RegExp(`^${minute}  ${who}  rate set: ALL \\(97\\.0874 to 100 for one euro\\)$`),
    ),
  ]);
  const last = await operator.run('audit list --limit 1');
  expect(last.output).toBe(output.split('\n')[0]);
});

test('it is listed from a time on', async () => {
  const { db, pool } = operator.shop;
  await pool.query('delete from audit_entry');
  const write = async (action: string, happenedAt: string) => {
    await recordAction(db, { actor: 'ana@example.com', action });
    await pool.query(`update audit_entry set happened_at = ${happenedAt} where action = $1`, [
      action,
    ]);
  };
  await write('old', `now() - interval '8 days'`);
  await write('new', `now() - interval '13 hours'`);
  await write('dated', `'2026-02-03T10:00Z'`);
  const actions = async (line: string) =>
    ((await operator.run(`audit list ${line}`)).output.match(/\w+$/gm) ?? []).sort();
  expect(await actions('--since 9d')).toEqual(expect.arrayContaining(['new', 'old']));
  expect(await actions('--since 14h')).not.toContain('old');
  expect(await actions('--since 2026-02-03')).toContain('dated');
  expect(await actions('--since 2026-02-03T10:00')).toContain('dated');
  expect(await actions('--since 2026-02-03T10:00:01Z')).not.toContain('dated');
});

test.each([
  ['audit list x', /"x" is not expected here/],
  ['audit list --since yesterday', /--since yesterday: say a day/],
  ['audit list --since 2026-13-01', /--since 2026-13-01: say a day/],
  ['audit list --limit 0', /--limit 0: it is a number/],
  ['audit list --limit all', /--limit all: it is a number/],
])('%s is refused with exit code 2', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});

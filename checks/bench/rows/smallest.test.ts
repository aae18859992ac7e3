import { expect, test } from 'vitest';
import { presentAnswers, presentUpload } from './smallest.ts';

test('a part is reached when its slow calls are fast enough and none failed', () => {
  const page = { part: 'pages', asked: 0, answered: 299, status: 200, isWell: true } as const;
  const upload = { from: 5, to: 3_005 };
  const metOf = (answers: Parameters<typeof presentAnswers>[0]) =>
    presentAnswers(answers, upload)[0]?.met;
  expect(metOf([page])).toBe(true);
  expect(metOf([{ ...page, answered: 300 }])).toBe(false);
  expect(metOf([page, { ...page, isWell: false }])).toBe(false);
  const meanwhile = presentAnswers([page, { ...page, asked: 10 }], upload).at(-1);
  expect(meanwhile?.measured).toMatchObject({ calls: '1' });
});

test('an upload that was refused says why', () => {
  const refused = { from: 0, to: 3_000, status: 503, said: 'full' };
  expect(presentUpload(refused)).toMatchObject({ measured: 'answered 503: full', met: false });
  expect(presentUpload({ ...refused, status: 201 })).toMatchObject({ met: true });
});

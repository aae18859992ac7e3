import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';

test.each([
  ['a text', 'went away', 'went away'],
  ['an error', new Error('went away'), 'went away'],
  [
    'an error with its cause',
    new Error('no answer', { cause: new Error('reset') }),
    'no answer: reset',
  ],
  [
    'a cause that is said already',
    new Error('x: reset', { cause: new Error('reset') }),
    'x: reset',
  ],
  [
    'attempts at several addresses',
    Object.assign(new AggregateError([new Error('refused ::1'), new Error('refused 127.0.0.1')]), {
      code: 'ECONNREFUSED',
    }),
    'refused ::1; refused 127.0.0.1',
  ],
  [
    'an error without a message',
    Object.assign(new Error(''), { code: 'ECONNRESET' }),
    'ECONNRESET',
  ],
  ['an object with a message', { message: 'the rate was exceeded' }, 'the rate was exceeded'],
  ['an object with a code', { code: 'EAUTH', password: 'x' }, 'EAUTH'],
  ['any other object', { password: 'x' }, 'something without a message was thrown'],
  ['an object without a prototype', Object.create(null), 'something without a message was thrown'],
  ['nothing', undefined, 'undefined'],
])('%s is told in words', (_, thrown, words) => {
  expect(reasonOf(thrown)).toBe(words);
});

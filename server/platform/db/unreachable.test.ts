import { expect, test } from 'vitest';
import { isDatabaseUnreachable } from './unreachable.ts';

const failed = (code: string, syscall?: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

test.each(['ECONNREFUSED', 'ENOENT', 'EAGAIN'])(
  'a socket that takes nobody in (%s) is a database that cannot be reached',
  (code) => expect(isDatabaseUnreachable(failed(code, 'connect'))).toBe(true),
);

test('a host whose name cannot be looked up is one, too', () => {
  expect(isDatabaseUnreachable(failed('EAI_AGAIN', 'getaddrinfo'))).toBe(true);
});

test('a file that is not there, or a wrong statement, is not', () => {
  expect(isDatabaseUnreachable(failed('ENOENT', 'open'))).toBe(false);
  expect(isDatabaseUnreachable(failed('42P01'))).toBe(false);
});

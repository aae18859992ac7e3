import { expect, test } from 'vitest';
import { chooseStandby, readPosition } from './choose-standby.ts';

const standby = (name: string, lsn: string | null) => ({
  name,
  ask: async <Row extends object>() => [{ lsn } as Row],
});

test('the standby that has received the most is chosen, whatever its place', async () => {
  const [one, other] = [standby('pg2', '0/9FFFFFF'), standby('pg3', '0/A000000')];
  await expect(chooseStandby([one, other])).resolves.toBe(other);
  await expect(chooseStandby([other, one])).resolves.toBe(other);
});

test('positions are numbers, not words', () => {
  expect(readPosition('1/0')).toBe(0x1_0000_0000n);
  expect(readPosition('10/0') > readPosition('9/FFFFFFFF')).toBe(true);
  expect(readPosition('')).toBe(0n);
});

test('nobody is promoted while a standby is silent, or when none has received anything', async () => {
  const silent = {
    name: 'pg3',
    ask: () => Promise.reject(new Error('no answer')),
  };
  await expect(chooseStandby([standby('pg2', '0/9000000'), silent])).rejects.toThrow('no answer');
  await expect(chooseStandby([standby('pg2', null)])).rejects.toThrow('No standby');
});

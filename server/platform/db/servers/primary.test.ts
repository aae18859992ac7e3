import { expect, test, vi } from 'vitest';
import { silentLog } from '../../log/log.ts';
import { databaseLimits } from '../time-limits.ts';
import { type Look, openPrimary, serverName } from './primary.ts';

type State = Look | 'away' | 'silent';
const primary = (timeline = 1): State => ({ takesWrites: true, timeline });
const standby: State = { takesWrites: false, timeline: null };

/** Three servers in the given states. */
function openServers(...states: State[]) {
  const moved = vi.fn<() => void>();
  const found = openPrimary(
    { connectionString: 'postgres://u@a:1,b:2,c:3/d' },
    silentLog,
    databaseLimits,
    async (server) => {
      const state = states['abc'.indexOf(serverName(server).charAt(0))] ?? 'away';
      if (state === 'away') throw new Error('connect ECONNREFUSED');
      return state === 'silent' ? new Promise(() => {}) : state;
    },
  );
  found.onMoved(moved);
  const find = async () => {
    await found.find();
    return serverName(found.connection());
  };
  return { find, moved, turn: (...next: State[]) => states.splice(0, 3, ...next) };
}

test.each<[string, State[], string]>([
  ['the first that takes writes', [standby, primary(), 'away'], 'b:2'],
  ['the first of two', [primary(), primary(), standby], 'a:1'],
  ['the one after the latest promotion', [primary(1), primary(2), standby], 'b:2'],
  ['one beside servers that say nothing', ['silent', 'silent', primary()], 'c:3'],
])('finds %s', async (_, states, name) => {
  expect(await openServers(...states).find()).toBe(name);
});

test('says of each server why it is not the primary', async () => {
  await expect(openServers(standby, 'away', standby).find()).rejects.toThrow(
    'no server takes writes: a:1 is read-only; b:2: connect ECONNREFUSED; c:3 is read-only',
  );
});

test('follows a promotion, and says so once', async () => {
  const { find, moved, turn } = openServers(primary(), standby, standby);
  expect(await find()).toBe('a:1');
  turn('away', standby, standby);
  await expect(find()).rejects.toThrow('no server takes writes');
  turn('away', standby, primary(2));
  expect(await find()).toBe('c:3');
  expect(await find()).toBe('c:3');
  expect(moved).toHaveBeenCalledTimes(1);
});

test('refuses a former primary that has come back and knows of no promotion', async () => {
  const { find, turn } = openServers('away', primary(2), standby);
  expect(await find()).toBe('b:2');
  turn(primary(1), 'away', standby);
  await expect(find()).rejects.toThrow('a:1 was left behind');
  turn(primary(1), standby, primary(3));
  expect(await find()).toBe('c:3');
});

test('takes a single server as it is', async () => {
  const only = openPrimary({ host: '/tmp', port: 5433 }, silentLog);
  await only.find();
  expect(serverName(only.connection())).toBe('/tmp:5433');
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import type { Place } from '../shop/open-fault-shop.ts';
import { underVisitors } from '../under-visitors.ts';
import { isSignedIn, signIn } from '../../visitors/seller.ts';

const hour = 3_600_000;
const day = 24 * hour;

const shifts: [title: string, ms: number, keepsSession: boolean][] = [
  ['an hour ahead', hour, true],
  ['an hour behind', -hour, true],
  ['90 days ahead', 90 * day, false],
  ['90 days behind', -90 * day, true],
];

const preload = join(import.meta.dirname, '../shop/shift-clock.ts');

const withClock = async ({ dataDir }: Place) => {
  const clockFile = join(dataDir, '../clock-shift');
  await writeFile(clockFile, '0');
  return { clockFile, env: { CLOCK_SHIFT_FILE: clockFile }, flags: ['--import', preload] };
};

/** The server's clock jumps while it runs, and is set right again; the database's stays as it is. */
export const clock: Fault[] = shifts.map(([title, ms, keepsSession]) =>
  underVisitors(
    `the server's clock ${title}`,
    withClock,
    ({ port, headers, clockFile, product }) => {
      let shift = 0;
      const set = async (next: number) => {
        shift = next;
        await writeFile(clockFile, String(shift));
        product().child.kill('SIGUSR2');
        await pause(100);
      };
      const judgeSignIn = async () => {
        // Signing in works at any time of the clock.
        await signIn(port);
        const isKept = !keepsSession || (await isSignedIn(port, headers));
        return isKept ? [] : ['the seller was signed out'];
      };
      return {
        seconds: 10,
        begin: () => set(ms),
        during: judgeSignIn,
        end: () => set(0),
        after: judgeSignIn,
        clock: () => new Date(Date.now() + shift),
      };
    },
  ),
);

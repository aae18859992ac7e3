import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultLine } from '../outcome.ts';
import { runFaults } from '../run-fault.ts';
import type { FaultShop, Ground } from '../shop/open-fault-shop.ts';
import { callerOf, openSeller } from '../shop/open-seller.ts';
import { solveHonestly } from '../traffic/slow-clients.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';

const hour = 3_600_000;
const day = 24 * hour;

const shifts = [
  { title: 'an hour ahead', ms: hour, keepsSession: true },
  { title: 'an hour behind', ms: -hour, keepsSession: true },
  { title: '90 days ahead', ms: 90 * day, keepsSession: false },
  { title: '90 days behind', ms: -90 * day, keepsSession: true },
];

const seconds = 10;
const preload = join(import.meta.dirname, '../shop/shift-clock.ts');

/** The server's clock jumps while it runs, and is set right again; the database's stays as it is. */
export async function shiftClock(ground: Ground): Promise<FaultLine[]> {
  const file = join(await makeTempFolder(ground.undo), 'shift');
  await writeFile(file, '0');
  const plans = shifts.map(({ title, ms, keepsSession }) => async (shop: FaultShop) => {
    const { headers } = await openSeller(shop);
    const set = async (shift: number) => {
      await writeFile(file, String(shift));
      shop.product().child.kill('SIGUSR2');
      await pause(100);
    };
    const judgeSignIn = async () => {
      // Signing in works at any time of the clock.
      await openSeller(shop);
      const response = await callerOf(shop.port).request('/v1/auth/user', { headers });
      const isSignedIn = (await response.text()).includes(shop.email);
      return isSignedIn || !keepsSession ? [] : ['the seller was signed out'];
    };
    return {
      fault: `the server's clock ${title}`,
      seconds,
      begin: () => set(ms),
      during: judgeSignIn,
      end: () => set(0),
      after: judgeSignIn,
      // The product's clock is not ours.
      solveCaptcha: () => solveHonestly(shop.port),
      captchasExpire: true,
    };
  });
  const options = { env: { CLOCK_SHIFT_FILE: file }, flags: ['--import', preload] };
  return runFaults(ground, options, plans);
}

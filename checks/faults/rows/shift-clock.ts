import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import type { FaultLine } from '../fault-line.ts';
import type { Ground } from '../ground.ts';
import { runFault } from '../run-fault.ts';
import { withFaultShop } from '../shop/open-fault-shop.ts';
import { callerOf, openSeller } from '../shop/open-seller.ts';
import { honestSolver } from '../traffic/honest-solver.ts';

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
  const lines: FaultLine[] = [];
  for (const { title, ms, keepsSession } of shifts) {
    const file = join(await makeTempFolder(ground.undo), 'shift');
    await writeFile(file, '0');
    const options = { env: { CLOCK_SHIFT_FILE: file }, flags: ['--import', preload] };
    lines.push(
      await withFaultShop(ground, options, async (shop) => {
        const seller = await openSeller(shop);
        const set = async (shift: number) => {
          await writeFile(file, String(shift));
          shop.product().child.kill('SIGUSR2');
          await pause(100);
        };
        const isSignedIn = async () => {
          const { headers } = seller;
          const response = await callerOf(shop.port).request('/v1/auth/user', { headers });
          return (await response.text()).includes(shop.email);
        };
        const judgeSession = async () =>
          (await isSignedIn()) ? [] : ['the seller was signed out'];
        return runFault({
          fault: `the server's clock ${title}`,
          shop,
          seconds,
          begin: () => set(ms),
          async during() {
            // Signing in works at any time of the clock.
            await openSeller(shop);
            return keepsSession ? judgeSession() : [];
          },
          end: () => set(0),
          after: async () => {
            await openSeller(shop);
            return keepsSession ? judgeSession() : [];
          },
          solveCaptcha: honestSolver(shop.port),
          captchasExpire: true,
        });
      }),
    );
  }
  return lines;
}

import type { Services } from '@orendi/server/services';
import type { Settings } from '@orendi/server/platform/settings';
import { changeState, demoSeed, listGaps, readState } from './demo-queries.ts';

/** Command line options: `--demo`, `--empty`, or none. */
export type DemoWish = 'demo' | 'empty' | null;

/**
 * Fills an empty shop with the demo: by itself at the first start on a laptop, elsewhere only on request. Once declined or
 * removed, the demo comes only on request.
 * @returns whether there is a demo, and whether it is new
 */
export async function decideOnDemo(
  services: Services,
  wish: DemoWish,
  print: (line: string) => void,
): Promise<'none' | 'new' | 'there'> {
  const { state, hasBusinesses } = await readState(services.db);
  if (state === 'filled') {
    const gaps = await listGaps(services.db);
    if (gaps.length > 0) {
      const { fillGaps } = await import('./fill-gaps.ts');
      await fillGaps(services, gaps);
    }
    return 'there';
  }
  if (wish === 'empty') {
    if (state === null) await changeState(services.db, 'declined');
    return 'none';
  }
  if (hasBusinesses) {
    if (wish) print('  The shop is not empty: npm run operator -- demo add adds the demo to it.');
    return 'none';
  }
  if (!wish && (state !== null || !isOnLaptop(services.settings))) return 'none';
  print('  Filling the shop with a demo …');
  const { fillDemo } = await import('./fill-demo.ts');
  const filled = await fillDemo(services, demoSeed);
  if (filled) {
    const { businessName, email, password } = filled.seller;
    print(
      '  It has 24 businesses with 600 products; npm run operator -- demo remove --yes takes it out.',
    );
    print(`  Sign in as ${businessName} with ${email} and the password ${password}`);
  }
  return filled ? 'new' : 'there';
}

/** Whether the database is embedded and the server unreachable from outside. */
function isOnLaptop({ databaseUrl, host }: Pick<Settings, 'databaseUrl' | 'host'>): boolean {
  return databaseUrl === null && /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);
}

import type { Settings } from '../settings.ts';
import { createApi } from './api.ts';

/** RFC 9116. */
const path = '/.well-known/security.txt';

/** Below the year that RFC 9116 recommends; every answer of a shop that runs is good for this long. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

/** Tells how to report a hole; 404 where the settings name nobody who would read it. */
export function securityTextRoutes({
  settings: { securityContact },
  clock,
}: {
  settings: Pick<Settings, 'securityContact'>;
  clock: () => Date;
}) {
  return createApi().get(path, (c) => {
    if (securityContact === null) return c.notFound();
    const today = Math.floor(clock().getTime() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: sq, en',
      `Canonical: ${c.get('publicUrl')}${path}`,
      '',
    ];
    return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' });
  });
}

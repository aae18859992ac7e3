import { reasonOf } from '../../platform/log/reason-of.ts';
import { withinTime } from '../../platform/within-time.ts';
import { checks } from './checks.ts';
import { type Area, type Finding, findingsOf } from './doctor/finding.ts';
import { type Ground, type Outside, realOutside } from './doctor/ground.ts';

/** Longer than a mail server may take to greet us. */
const PATIENCE_MS = 20_000;

/**
 * Runs all checks of the doctor, and changes nothing.
 * @param ground the services of a running product, or what is left of one that is down
 */
export async function examine(
  ground: Ground,
  outside: Outside = realOutside,
  patienceMs = PATIENCE_MS,
): Promise<Finding[]> {
  const areas = Object.keys(checks) as Area[];
  const found = areas.map(async (area) => {
    const late = new Error('it took too long');
    try {
      return await withinTime(patienceMs, checks[area].doctor(ground, outside), () => late);
    } catch (error) {
      const { fault } = findingsOf(area);
      return [
        error === late
          ? fault('unexamined_late', {}, 'unexamined_do')
          : fault('unexamined', { reason: reasonOf(error) }),
      ];
    }
  });
  return (await Promise.all(found)).flat();
}

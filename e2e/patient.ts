import { patience } from '@orendi/server/platform/deadline';
import { mostWait } from '@orendi/server/platform/http/pressure';

/*
 * Loaded before the product that is tested. Its limits of time are those of a machine of its own; here, where a few
 * browsers and whatever else take most of the processors, calls that do well run into them.
 */
for (const limits of [patience, mostWait] as Record<string, number>[]) {
  for (const [name, ms] of Object.entries(limits)) limits[name] = 10 * ms;
}

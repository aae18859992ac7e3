import { type LimitedGroup, limitGroup, scarce } from '../machine/limit-group.ts';
import { startSlowRelay } from '../machine/slow-relay.ts';
import type { Undo } from '../product/undo.ts';
import type { Random } from '../random.ts';
import type { Site } from './open-site.ts';

/** How soon a server that was started again is found. */
const everyMs = 250;

/**
 * Gives each process of the site a quarter of a processor and 2 MB/s of disk, nginx apart, and puts a slow network before nginx.
 * @returns the ports that lead through it, and what this machine does not limit
 */
export async function starveSite({ pids, fronts }: Site, random: Random, undo: Undo) {
  const groups = new Map<number, LimitedGroup>();
  const takeIn = async () => {
    const { nginx: _front, ...starved } = await pids();
    for (const pid of Object.values(starved).flat()) {
      if (groups.has(pid)) continue;
      const group = limitGroup(`orendi-trial-${pid}`, scarce, undo);
      groups.set(pid, group);
      group.add(pid);
    }
  };
  await takeIn();
  const finding = setInterval(() => void takeIn(), everyMs);
  undo.add(async () => clearInterval(finding));
  const ports = fronts.map(({ port }) => startSlowRelay(port, random, undo));
  const missing = [...groups.values()].flatMap((group) => group.missing);
  return { ports: await Promise.all(ports), missing: [...new Set(missing)] };
}

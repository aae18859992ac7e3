import type { Random } from '../random.ts';
import { type LimitedGroup, limitGroup } from '../machine/limit-group.ts';
import { startSlowRelay } from '../machine/slow-relay.ts';
import type { Undo } from '../product/undo.ts';
import type { Site } from './open-site.ts';

const scarce = { share: 0.25, diskBytes: 2_000_000 };
/** How soon a server that was started again is found. */
const everyMs = 250;

/** How much longer errors may last after a kill. */
export const starvedPatience = 4;

/**
 * Gives each process of the site a quarter of a processor and 2 MB/s of disk, nginx apart, and puts a slow network before nginx.
 * @returns the site as visitors see it, and what this machine does not limit
 */
export async function starveSite(
  site: Site,
  random: Random,
  undo: Undo,
): Promise<{ site: Site; missing: string[] }> {
  const groups = new Map<number, LimitedGroup>();
  const missing = new Set<string>();
  const takeIn = async () => {
    const { hosts, postgres, redis, bucket, search } = site;
    const nodes = await Promise.all(postgres.nodes.map((node) => node.pids()));
    const servers = [...hosts, redis, bucket].map((server) => server.pid());
    for (const pid of [...servers, ...nodes.flat(), ...search.pids()]) {
      if (pid === 0 || groups.has(pid)) continue;
      const group = limitGroup(`orendi-trial-${pid}`, scarce, undo);
      group.add(pid);
      groups.set(pid, group);
      group.missing.forEach((what) => missing.add(what));
    }
  };
  await takeIn();
  const finding = setInterval(() => void takeIn(), everyMs);
  undo.add(async () => clearInterval(finding));
  const port = await startSlowRelay(site.front.port, random, undo);
  return { site: { ...site, front: { ...site.front, port } }, missing: [...missing] };
}

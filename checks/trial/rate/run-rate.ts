import type { Random } from '../../random.ts';
import type { Undo } from '../../product/undo.ts';
import type { Site } from '../open-site.ts';
import { createVisits, type Sights } from '../../visitors/draw-visit.ts';
import { limitGroup } from '../../machine/limit-group.ts';
import { type Measured, measureRate } from './measure-rate.ts';

/** One line of the table. */
export interface RateLine extends Measured {
  hosts: number;
  /** How much of a processor each host has; null: as much as is left. */
  share: number | null;
}

interface Ground {
  site: Site;
  sights: Sights;
  random: Random;
  undo: Undo;
  say(text: string): void;
}

const connections = 16;
const seconds = 15;
/** So little that on two processors something is left for everybody else. */
const smallShare = 0.25;

/** One host and two under as much load as they take: as they are, and as if each were a small machine. */
export async function runRate({ site, sights, random, undo, say }: Ground): Promise<RateLine[]> {
  const draw = createVisits(sights, random);
  const fronts = [site.frontOfOne, site.front];
  const measure = async (share: number | null) => {
    const lines: RateLine[] = [];
    for (const [at, { port }] of fronts.entries()) {
      say(`as much as ${at + 1} of 2 hosts take${share ? `, each with ${share} processors` : ''}`);
      const cpu = () => readCpu(site);
      const measured = await measureRate({ port, draw, cpu, connections, seconds });
      lines.push({ hosts: at + 1, share, ...measured });
    }
    return lines;
  };
  say('warming up');
  await measureRate({ port: site.front.port, draw, cpu: () => ({}), connections, seconds });
  const free = await measure(null);
  const groups = site.hosts.map((host) => {
    const group = limitGroup(`orendi-${host.pid()}`, { share: smallShare }, undo);
    group.add(host.pid());
    return group;
  });
  const isLimited = groups.every(({ missing }) => missing.length === 0);
  try {
    return isLimited ? [...free, ...(await measure(smallShare))] : free;
  } finally {
    for (const { release } of groups) await release();
  }
}

function readCpu({
  hosts,
  front,
  frontOfOne,
  postgres,
  redis,
  search,
  bucket,
}: Site): Record<string, number> {
  const all = (servers: readonly { cpu(): number }[]) =>
    servers.reduce((sum, server) => sum + server.cpu(), 0);
  const { user, system } = process.cpuUsage();
  return {
    product: all(hosts),
    nginx: all([front, frontOfOne]),
    database: all(postgres.nodes),
    Redis: redis.cpu(),
    search: search.cpu(),
    pictures: bucket.cpu(),
    load: (user + system) / 1000,
  };
}

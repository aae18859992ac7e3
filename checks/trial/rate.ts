import { limitGroup } from '../machine/limit-group.ts';
import { treeCpu } from '../measure/proc.ts';
import { percentile } from '../measure/ratios.ts';
import { printTable } from '../print/print-table.ts';
import type { Undo } from '../product/undo.ts';
import type { Random } from '../random.ts';
import type { Site } from './open-site.ts';
import { type Caller, openCaller } from '../visitors/ask.ts';
import {
  createAnswerLog,
  createVisits,
  longestWaitMs,
  makeVisit,
  type ShopContent,
  type Visit,
} from '../visitors/visit.ts';

/** One line of the table. */
interface RateLine extends Measured {
  hosts: number;
  /** How much of a processor each host has; null: as much as is left. */
  share: number | null;
}

interface Trial {
  site: Site;
  content: ShopContent;
  random: Random;
  undo: Undo;
  say(text: string): void;
}

const connections = 16;
const seconds = 15;
/** So little that on two processors something is left for everybody else. */
const smallShare = 0.25;

/** One host and two under as much load as they take: as they are, and as if each were a small machine. */
export async function runRate({ site, content, random, undo, say }: Trial): Promise<RateLine[]> {
  const draw = createVisits(content, random);
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
  await measureRate({ port: site.front.port, draw, cpu: async () => ({}), connections, seconds });
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

/** Processor milliseconds so far, by who used them. */
async function readCpu(site: Site): Promise<Record<string, number>> {
  const all = (servers: readonly { cpu(): number }[]) =>
    servers.reduce((sum, server) => sum + server.cpu(), 0);
  const nodes = await Promise.all(site.postgres.nodes.map((node) => node.pids()));
  const { user, system } = process.cpuUsage();
  return {
    product: all(site.hosts),
    nginx: all([site.front, site.frontOfOne]),
    database: nodes.flat().reduce((sum, pid) => sum + treeCpu(pid), 0),
    Redis: site.redis.cpu(),
    search: site.search.cpu(),
    pictures: site.bucket.cpu(),
    load: (user + system) / 1000,
  };
}

/** The table, and how much the second host brought. */
export function printRate(lines: readonly RateLine[]): string {
  const users = Object.keys(lines[0]?.perCall ?? {});
  const titles = ['hosts', 'processors each', 'calls a second', 'errors', 'p99 ms', 'busy'];
  const rows = lines.map((line) => [
    String(line.hosts),
    line.share === null ? 'what is left' : String(line.share),
    line.callsPerSecond.toFixed(0),
    String(line.errors),
    line.p99.toFixed(0),
    line.busy.toFixed(2),
    ...users.map((name) => (line.perCall[name] ?? 0).toFixed(2)),
  ]);
  const table = printTable([...titles, ...users.map((name) => `${name}, ms a call`)], rows);
  const growth = [...new Set(lines.map(({ share }) => share))].map((share) => {
    const rate = (hosts: number) =>
      lines.find((line) => line.share === share && line.hosts === hosts)?.callsPerSecond ?? NaN;
    const where =
      share === null ? 'where all share this machine' : `with ${share} processors for each host`;
    return `From one host to two, ${where}: ${(rate(2) / rate(1)).toFixed(2)} times the calls.`;
  });
  return [table, ...growth].join('\n\n');
}

/** How much was answered under as much load as it takes. */
type Measured = Awaited<ReturnType<typeof measureRate>>;

interface Measuring {
  port: number;
  draw(): Visit;
  /** Processor milliseconds so far, by who used them. */
  cpu(): Promise<Record<string, number>>;
  connections: number;
  seconds: number;
}

/** Before it counts: caches and connections, and whatever compiles itself while it runs. */
const warmUpSeconds = 5;

/** Visits one after the other on each connection, as fast as they are answered. */
async function measureRate(plan: Measuring) {
  const caller = openCaller(plan.port, plan.connections, longestWaitMs);
  try {
    await visitFor(warmUpSeconds, caller, plan);
    const [before, started] = [await plan.cpu(), performance.now()];
    const answers = await visitFor(plan.seconds, caller, plan);
    const seconds = (performance.now() - started) / 1000;
    const after = await plan.cpu();
    const used = Object.keys(after).map((name): [string, number] => [
      name,
      (after[name] ?? 0) - (before[name] ?? 0),
    ]);
    const waits = answers.map(({ asked, answered }) => answered - asked);
    return {
      callsPerSecond: answers.length / seconds,
      errors: answers.filter(({ isWell }) => !isWell).length,
      p99: percentile(waits, 0.99),
      /** Processor milliseconds for one call, by who used them. */
      perCall: Object.fromEntries(
        used.map(([name, ms]): [string, number] => [name, ms / answers.length]),
      ),
      /** How many processors were busy with all of it. */
      busy: used.reduce((sum, [, ms]) => sum + ms, 0) / 1000 / seconds,
    };
  } finally {
    caller.close();
  }
}

async function visitFor(seconds: number, caller: Caller, { draw, connections }: Measuring) {
  const log = createAnswerLog();
  const until = performance.now() + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < until) log.note(await makeVisit(caller, draw(), performance.now()));
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return log.between(-Infinity, Infinity);
}

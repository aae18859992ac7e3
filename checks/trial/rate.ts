import { setTimeout as pause } from 'node:timers/promises';
import { limitGroup } from '../machine/limit-group.ts';
import { treeCpu } from '../measure/proc.ts';
import { percentile } from '../measure/ratios.ts';
import { printTables } from '../print/print-tables.ts';
import type { Site } from './open-site.ts';
import type { Trial } from './trial.ts';
import { openCaller } from '../visitors/ask.ts';
import {
  type Answer,
  createVisits,
  longestWaitMs,
  makeVisit,
  type Visit,
  waitsOf,
} from '../visitors/visit.ts';

const connections = 16;
const seconds = 15;
/** Before it counts: caches and connections, and whatever compiles itself while it runs. */
const warmUpMs = 5_000;
/** So little that on two processors something is left for everybody else. */
const smallShare = 0.25;

/** One line of the table. */
type RateLine = Awaited<ReturnType<typeof measureRate>> & {
  hosts: number;
  /** How much of a processor each host has; null: as much as is left. */
  share: number | null;
};

/** One host and two under as much load as they take: as they are, and as if each were a small machine. */
export async function runRate({ site, content, random, undo, say }: Trial): Promise<RateLine[]> {
  const draw = createVisits(content, random);
  const measure = async (share: number | null) => {
    const lines: RateLine[] = [];
    for (const [at, { port }] of [site.frontOfOne, site.front].entries()) {
      say(`as much as ${at + 1} of 2 hosts take${share ? `, each with ${share} processors` : ''}`);
      lines.push({ hosts: at + 1, share, ...(await measureRate(site, port, draw)) });
    }
    return lines;
  };
  say('warming up');
  await measureRate(site, site.front.port, draw);
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

/** Visits one after the other on each connection, as fast as they are answered. */
async function measureRate(site: Site, port: number, draw: () => Visit) {
  const caller = openCaller(port, connections, longestWaitMs);
  const all: Answer[] = [];
  const ending = new AbortController();
  const visitors = Array.from({ length: connections }, async () => {
    while (!ending.signal.aborted) all.push(await makeVisit(caller, draw(), performance.now()));
  });
  await pause(warmUpMs);
  const [before, started] = [await readCpu(site), performance.now()];
  await pause(seconds * 1000);
  const [after, ended] = [await readCpu(site), performance.now()];
  ending.abort();
  await Promise.all(visitors);
  caller.close();
  const answers = all.filter(({ answered }) => answered >= started && answered < ended);
  const used = Object.entries(after).map(([name, ms]) => [name, ms - (before[name] ?? 0)] as const);
  return {
    callsPerSecond: (1000 * answers.length) / (ended - started),
    errors: answers.filter(({ isWell }) => !isWell).length,
    p99: percentile(waitsOf(answers), 0.99),
    /** Processor milliseconds for one call, by who used them. */
    perCall: used.map(([name, ms]) => [`${name}, ms a call`, ms / answers.length] as const),
    /** How many processors were busy with all of it. */
    busy: used.reduce((sum, [, ms]) => sum + ms, 0) / (ended - started),
  };
}

/** The table, and how much the second host brought. */
export function printRate(lines: readonly RateLine[]): string {
  const table = printTables(
    lines.map(({ hosts, share, callsPerSecond, errors, p99, busy, perCall }) => ({
      hosts: String(hosts),
      'processors each': share === null ? 'what is left' : String(share),
      'calls a second': callsPerSecond.toFixed(0),
      errors: String(errors),
      'p99 ms': p99.toFixed(0),
      busy: busy.toFixed(2),
      ...Object.fromEntries(perCall.map(([name, ms]) => [name, ms.toFixed(2)])),
    })),
  );
  const growth = lines.flatMap((line, at) => {
    const one = lines[at - 1];
    if (line.hosts === 1 || !one) return [];
    const each =
      line.share === null
        ? 'where all share this machine'
        : `with ${line.share} processors for each host`;
    const times = (line.callsPerSecond / one.callsPerSecond).toFixed(2);
    return [`From one host to two, ${each}: ${times} times the calls.`];
  });
  return [table, ...growth].join('\n\n');
}

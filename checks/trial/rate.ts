import { setTimeout as pause } from 'node:timers/promises';
import { limitGroup, scarce } from '../machine/limit-group.ts';
import { treeCpu } from '../measure/proc.ts';
import { printTables } from '../print/print-tables.ts';
import { withUndo } from '../product/undo.ts';
import { createVisits, summarizeAnswers } from '../visitors/visit.ts';
import { openVisits } from '../visitors/visit-shop.ts';
import type { Site } from './open-site.ts';

const clients = 16;
const seconds = 15;
/** Before it counts: caches and connections, and whatever compiles itself while it runs. */
const warmUpSeconds = 5;

/** One host and two under as much load as they take: as they are, and as if each were a small machine. */
export async function measureRates(site: Site) {
  const { hosts, ports, content, isStarved, random, undo, say } = site;
  const [both, one] = ports;
  const draw = createVisits(content, random);
  /** Visits for a while, on each connection as fast as they are answered. */
  const visit = async (port: number, seconds: number) => {
    const visits = openVisits({ port, connections: clients, pace: { clients, gapMs: 0 }, draw });
    await pause(seconds * 1000);
    await visits.stop();
    return visits.answers;
  };
  /** Processor milliseconds so far, by who used them. */
  const readCpu = async (): Promise<Record<string, number>> => {
    const { user, system } = process.cpuUsage();
    const used = Object.entries(await site.pids()).map(([name, pids]) => [name, treeCpu(pids)]);
    return { ...Object.fromEntries(used), load: (user + system) / 1000 };
  };
  const lines: Record<string, string>[] = [];
  /** @returns calls a second */
  const measure = async (hosts: number, port: number, share: string) => {
    say(`as much as ${hosts} of 2 hosts take, processors each: ${share}`);
    await visit(port, warmUpSeconds);
    const [before, started] = [await readCpu(), performance.now()];
    const answers = await visit(port, seconds);
    const [after, ms] = [await readCpu(), performance.now() - started];
    const used = Object.entries(after).map(
      ([name, now]) => [name, now - (before[name] ?? 0)] as const,
    );
    const { calls, errors, p99 } = summarizeAnswers(answers);
    const rate = (1000 * calls) / ms;
    lines.push({
      hosts: String(hosts),
      'processors each': share,
      'calls a second': rate.toFixed(0),
      errors: String(errors),
      'p99 ms': p99.toFixed(0),
      busy: (used.reduce((sum, [, own]) => sum + own, 0) / ms).toFixed(2),
      ...Object.fromEntries(
        used.map(([name, own]) => [`${name}, ms a call`, (own / calls).toFixed(2)]),
      ),
    });
    return rate;
  };
  const compare = async (share: string) => {
    const [first, second] = [await measure(1, one, share), await measure(2, both, share)];
    return `From one host to two, processors each ${share}: ${(second / first).toFixed(2)} times the calls.`;
  };
  say('warming up');
  await visit(both, seconds);
  const growth = [await compare(isStarved ? String(scarce.share) : 'what is left')];
  if (!isStarved) {
    await withUndo(undo, async (undo) => {
      const groups = hosts.map((host) => {
        const group = limitGroup(`orendi-${host.pid()}`, { share: scarce.share }, undo);
        group.add(host.pid());
        return group;
      });
      const isLimited = groups.every(({ missing }) => missing.length === 0);
      if (isLimited) growth.push(await compare(String(scarce.share)));
    });
  }
  return [printTables(lines), ...growth].join('\n\n');
}

import { setTimeout as pause } from 'node:timers/promises';
import { type Kill, kills, nothing, primaryKill } from './kills.ts';
import type { Trial } from '../trial.ts';
import { type Allowed, judgeKill, type KillLine, summarize } from '../outcome.ts';
import type { TrialOptions } from '../read-options.ts';
import { starvedPatience } from '../starve-site.ts';
import { countForms, judgeCounts } from '../../visitors/count-forms.ts';
import type { Answer } from '../../visitors/visit.ts';
import { visitShop } from '../../visitors/visit-shop.ts';

/** Before anything is killed: caches fill, and connections open. */
const warmUpMs = 10_000;
/** At the end of each line, in which all must be well. */
const calmMs = 5_000;

/** Kills one thing after the other under visitors and requests, and counts what became of them. */
export async function runKills({ site, content, options, random, say }: Trial) {
  const chosen = [nothing, ...(options.failover ? [primaryKill] : kills)];
  const lineMs = (options.minutes * 60_000) / chosen.length;
  const visitors = visitShop({ port: site.front.port, content, random, ...options });
  const lines: KillLine[] = [];
  const killAll = async () => {
    say('warming up');
    await pause(warmUpMs);
    for (const kill of chosen) {
      say(kill.what);
      const killed = performance.now();
      const note = await kill.run(site);
      await pause(Math.max(2 * calmMs, killed + lineMs - performance.now()));
      const ended = performance.now();
      // Calls of a moment ago are still on their way.
      await pause(1_000);
      const summary = summarize(visitors.between(killed, ended));
      const last = summarize(visitors.between(ended - calmMs, ended));
      const broken = judgeKill(summary, last, allowedFor(kill, options));
      lines.push({ what: kill.what, note, summary, broken });
    }
    say('counting');
  };
  const findShop = async () => {
    const { mailServer, postgres } = site;
    return { mailServer, database: await postgres.open() };
  };
  try {
    const counts = await countForms(findShop, visitors.forms, 60_000, killAll);
    await visitors.stop();
    const answers = visitors.between(0, Infinity);
    counts.failures = answers.filter(({ status }) => status === 500).length;
    return { lines, counts, broken: judgeCounts(counts, true), faults: listFaults(answers) };
  } finally {
    await visitors.stop();
  }
}

function allowedFor({ allowed }: Kill, { starved }: TrialOptions): Allowed {
  if (!starved) return allowed;
  const longer = Object.entries(allowed).map(([part, most]) => [part, most * starvedPatience]);
  return Object.fromEntries(longer) as Allowed;
}

/** Some of the errors that visitors met, for the reader: each kind once. */
function listFaults(answers: readonly Answer[]): string[] {
  const failed = answers.filter(({ fault }) => fault !== undefined);
  const kinds = Map.groupBy(failed, ({ part, status }) => `${part} ${status}`);
  return [...kinds].map(([kind, [first]]) => `${kind}: ${first?.fault}`);
}

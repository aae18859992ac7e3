import { setTimeout as pause } from 'node:timers/promises';
import type { Counts } from '../../faults/fault-line.ts';
import { judgeCounts } from '../../faults/judge-counts.ts';
import { cheapSolver } from '../../visitors/cheap-solver.ts';
import { countOutcome } from '../../faults/traffic/count-outcome.ts';
import { openCaller } from '../../visitors/ask.ts';
import type { Random } from '../../random.ts';
import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import type { Site } from '../open-site.ts';
import { type Allowed, judgeKill } from '../outcome/judge-kill.ts';
import type { KillLine } from '../outcome/kill-line.ts';
import { starvedPatience } from '../starve-site.ts';
import { summarize } from '../outcome/summarize.ts';
import type { Options } from '../read-options.ts';
import { callAtRate } from '../../visitors/at-rate.ts';
import { createVisits, type Sights } from '../../visitors/draw-visit.ts';
import { sendRequests } from '../traffic/send-requests.ts';
import { type Answer, createTape } from '../../visitors/tape.ts';
import { longestWaitMs, makeVisit } from '../../visitors/visit.ts';
import { kills } from './index.ts';
import type { Kill } from './kill.ts';

export interface KillsOutcome {
  lines: KillLine[];
  counts: Counts;
  /** What is to be said against the run as a whole. */
  broken: string[];
  /** Some of the errors that visitors met, for the reader. */
  faults: string[];
}

interface Ground {
  site: Site;
  sights: Sights;
  options: Options;
  random: Random;
  openPrimary(site: Site): OpenDatabase;
  say(text: string): void;
}

/** Before anything is killed: caches fill, and connections open. */
const warmUpMs = 10_000;
/** At the end of each line, in which all must be well. */
const calmMs = 5_000;

/** Kills one thing after the other under visitors and requests, and counts what became of them. */
export async function runKills(ground: Ground): Promise<KillsOutcome> {
  const { site, sights, options, random, say } = ground;
  const { port } = site.front;
  const tape = createTape();
  const caller = openCaller(port, 512, longestWaitMs);
  const draw = createVisits(sights, random);
  const visits = callAtRate(options.visitsPerSecond, async (due) =>
    tape.note(await makeVisit(caller, draw(), due)),
  );
  const requests = sendRequests({
    port,
    perSecond: options.requestsPerSecond,
    tape,
    drawProduct: () => random.pick(sights.products),
    solveCaptcha: cheapSolver(),
  });
  const lines: KillLine[] = [];
  try {
    say('warming up');
    await pause(warmUpMs);
    const lineMs = (options.minutes * 60_000) / (kills.length + 1);
    for (const kill of [nothing, ...kills]) {
      say(kill.what);
      const killed = performance.now();
      const note = await kill.run(site);
      const whole = performance.now();
      await pause(Math.max(2 * calmMs, killed + lineMs - whole));
      const ended = performance.now();
      // What was asked a moment ago is still on its way.
      await pause(1_000);
      const answers = tape.between(killed, ended);
      const summary = summarize(answers);
      const last = summarize(tape.between(ended - calmMs, ended));
      const broken = judgeKill(summary, last, allowedFor(kill, options));
      const seconds = (ended - killed) / 1000;
      const waits = requests.waits.filter(({ due }) => due >= killed && due < ended);
      const longestRequest = Math.max(0, ...waits.map(({ ms }) => ms));
      lines.push({ what: kill.what, note, seconds, summary, longestRequest, broken });
    }
    say('counting');
    await visits.stop();
    const given = await requests.finish(30_000);
    const failures = tape.between(0, Infinity).filter(({ status }) => status === 500).length;
    const database = ground.openPrimary(site);
    const shop = { dataDir: '', mailServer: site.mailServer, database };
    const counts = await countOutcome(shop, requests.tally, failures, 60_000);
    await database.close();
    const broken = judgeCounts(counts, { mailsDoubled: true });
    if (given > 0) broken.push(`${given} forms never acknowledged`);
    return { lines, counts, broken, faults: listFaults(tape.between(0, Infinity)) };
  } finally {
    await Promise.all([visits.stop(), requests.finish(0)]);
    caller.close();
  }
}

function allowedFor({ allowed }: Kill, { starved }: Options): Allowed {
  if (!starved) return allowed;
  const longer = Object.entries(allowed).map(([part, most]) => [part, most * starvedPatience]);
  return Object.fromEntries(longer) as Allowed;
}

/** Each kind of error once, numbers left out. */
function listFaults(answers: readonly Answer[]): string[] {
  const kinds = new Map<string, string>();
  for (const { part, status, fault } of answers)
    if (fault !== undefined && !kinds.has(`${part} ${status}`))
      kinds.set(`${part} ${status}`, fault);
  return [...kinds].map(([kind, fault]) => `${kind}: ${fault}`);
}

const nothing: Kill = { what: 'nothing', allowed: {}, run: async () => '' };

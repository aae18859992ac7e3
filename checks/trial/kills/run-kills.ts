import { setTimeout as pause } from 'node:timers/promises';
import { judgeCounts } from '../../faults/outcome.ts';
import { countForms } from '../../faults/traffic/count-outcome.ts';
import { sendForms } from '../../faults/traffic/send-forms.ts';
import type { Random } from '../../random.ts';
import { type Kill, kills, nothing, primaryKill } from './kills.ts';
import type { Site } from '../open-site.ts';
import { type Allowed, judgeKill, type KillLine, summarize } from '../outcome.ts';
import type { TrialOptions } from '../read-options.ts';
import { starvedPatience } from '../starve-site.ts';
import type { Answer, ShopContent } from '../../visitors/visit.ts';
import { browseShop } from '../../visitors/visit-shop.ts';

interface Trial {
  site: Site;
  content: ShopContent;
  options: TrialOptions;
  random: Random;
  say(text: string): void;
}

/** Before anything is killed: caches fill, and connections open. */
const warmUpMs = 10_000;
/** At the end of each line, in which all must be well. */
const calmMs = 5_000;
/** The browser waits as long before it tries again. */
const repeatMs = 1_000;

/** Kills one thing after the other under visitors and requests, and counts what became of them. */
export async function runKills(trial: Trial) {
  const { site, content, options, random, say } = trial;
  const { port } = site.front;
  const chosen = [nothing, ...(options.failover ? [primaryKill] : kills)];
  const lineMs = (options.minutes * 60_000) / chosen.length;
  const { visitsPerSecond } = options;
  const visitors = browseShop({ port, content, random, visitsPerSecond });
  /** How long each acknowledged form took from the moment it was due, with all its tries. */
  const waits: { due: number; ms: number }[] = [];
  const traffic = sendForms({
    drawProduct: () => random.pick(content.products),
    ports: [port],
    pace: { perSecond: options.requestsPerSecond },
    repeatMs,
    note({ asked, due, status }) {
      const [answered, isWell] = [performance.now(), status === 201];
      visitors.note({ part: 'requests', asked, answered, status, isWell });
      if (isWell) waits.push({ due, ms: answered - due });
    },
  });
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
      const seconds = (ended - killed) / 1000;
      const own = waits.filter(({ due }) => due >= killed && due < ended);
      const longestRequest = Math.max(0, ...own.map(({ ms }) => ms));
      lines.push({ what: kill.what, note, seconds, summary, longestRequest, broken });
    }
    say('counting');
    await visitors.stop();
  };
  const findShop = async () => {
    const { mailServer, postgres } = site;
    return { mailServer, database: await postgres.open() };
  };
  try {
    const patienceMs = { forms: 30_000, mails: 60_000 };
    const { counts, given } = await countForms(findShop, traffic, patienceMs, killAll);
    const answers = visitors.between(0, Infinity);
    counts.failures = answers.filter(({ status }) => status === 500).length;
    const broken = judgeCounts(counts, true);
    if (given > 0) broken.push(`${given} forms never acknowledged`);
    // Some of the errors that visitors met, for the reader.
    const faults = listFaults(answers);
    return { lines, counts, broken, faults };
  } finally {
    await visitors.stop();
  }
}

function allowedFor({ allowed }: Kill, { starved }: TrialOptions): Allowed {
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

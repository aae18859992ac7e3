import { setTimeout as pause } from 'node:timers/promises';
import type { Kill } from './kills.ts';
import type { Site } from '../open-site.ts';
import { judgeKill, type KillLine, summarize } from '../outcome.ts';
import { countForms, judgeCounts } from '../../visitors/count-forms.ts';
import type { visitShop } from '../../visitors/visit-shop.ts';

/** Before anything is killed: caches fill, and connections open. */
const warmUpMs = 10_000;
/** At the end of each line, in which all must be well. */
const calmMs = 5_000;

interface Trial {
  site: Site;
  visitors: ReturnType<typeof visitShop>;
  kills: readonly Kill[];
  /** How long each is watched. */
  lineMs: number;
  /** How many times longer errors may last than after a kill of a site that is not starved. */
  patience: number;
  say(text: string): void;
}

/** Kills one thing after the other under visitors and requests, and counts what became of them. */
export async function runKills({ site, visitors, kills, lineMs, patience, say }: Trial) {
  const lines: KillLine[] = [];
  const killAll = async () => {
    say('warming up');
    await pause(warmUpMs);
    for (const { what, allowed, run } of kills) {
      say(what);
      const killed = performance.now();
      const note = await run(site);
      await pause(Math.max(2 * calmMs, killed + lineMs - performance.now()));
      const ended = performance.now();
      // Calls of a moment ago are still on their way.
      await pause(1_000);
      const summary = summarize(visitors.between(killed, ended));
      const last = summarize(visitors.between(ended - calmMs, ended));
      const acknowledged = visitors
        .between(killed, Infinity)
        .flatMap(({ due, answered, isWell }) =>
          isWell && due !== undefined && due >= killed && due < ended ? answered - due : [],
        );
      const slowestRequest = Math.max(0, ...acknowledged);
      const broken = judgeKill(summary, last, allowed, patience);
      lines.push({ what, note, summary, slowestRequest, broken });
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
    // Some of the errors that visitors met, for the reader: each kind once.
    const failed = answers.filter(({ fault }) => fault !== undefined);
    const kinds = Map.groupBy(failed, ({ part, status }) => `${part} ${status}`);
    const faults = [...kinds].map(([kind, [first]]) => `${kind}: ${first?.fault}`);
    return { lines, counts, broken: judgeCounts(counts, true), faults };
  } finally {
    await visitors.stop();
  }
}

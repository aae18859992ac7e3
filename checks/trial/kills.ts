import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from './open-site.ts';
import { type Allowed, judgeKill, type KillLine, summarize } from './outcome.ts';
import { countForms, judgeCounts } from '../visitors/count-forms.ts';
import { type Traffic, visitShop } from '../visitors/visit-shop.ts';

/** Something that is killed while visitors are there. */
export interface Kill {
  /** Its name in the table. */
  what: string;
  /** How long errors may last, part by part. */
  allowed: Allowed;
  /** Kills, and sees to it that all is whole again; resolves to a word about how. */
  run(site: Site): Promise<string>;
}

/** How long a machine is away. */
const awayMs = 10_000;

const since = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

type Server = Record<'kill' | 'start', () => Promise<void>>;

/** Kills something, and starts it again after a while. */
const sendAway = (find: (site: Site) => Server | Promise<Server>) => async (site: Site) => {
  const { kill, start } = await find(site);
  await kill();
  await pause(awayMs);
  const started = performance.now();
  await start();
  return `away for ${awayMs / 1000} s, back ${since(started)} later`;
};

const sendStandbyAway = (which: '/synchronous' | '/asynchronous') =>
  sendAway(async ({ postgres }) => {
    const { kill, start } = await postgres.find(which);
    return { kill, start: () => start().then(postgres.untilWhole) };
  });

/** The number of the node that manages the cluster now. */
async function findManager(addresses: readonly string[]): Promise<number> {
  const path = '/_cat/nodes?format=json&h=http_address,cluster_manager';
  const answer = await fetch(`${addresses[0]}${path}`);
  const nodes = (await answer.json()) as { http_address: string; cluster_manager: string }[];
  const manager = nodes.find(({ cluster_manager }) => cluster_manager === '*');
  if (!manager) throw new Error('No node of OpenSearch manages the others.');
  return addresses.findIndex((address) => address.endsWith(manager.http_address)) + 1;
}

export const nothing: Kill = { what: 'nothing', allowed: {}, run: async () => '' };

export const primaryKill: Kill = {
  what: 'the primary',
  // Visitors read from the replicas while Patroni promotes another.
  allowed: { pages: 2, search: 2, detail: 2, pictures: 2, requests: 30 },
  async run({ postgres }) {
    const killed = performance.now();
    await (await postgres.find('/primary')).kill();
    const promoted = await postgres.open();
    const took = since(killed);
    await promoted.close();
    return `${(await postgres.find('/primary')).name} takes writes after ${took}`;
  },
};

/** In this order: the primary last, once the standby that was killed has caught up again. */
export const kills: readonly Kill[] = [
  {
    what: 'a process of the product',
    // Calls on their way to it are lost with it; browsers repeat requests.
    allowed: { pages: 1, search: 1, detail: 1, pictures: 1, requests: 1 },
    async run({ hosts: [first] }) {
      const killed = performance.now();
      await first.crash();
      return `back after ${since(killed)}`;
    },
  },
  {
    what: 'the search node that manages',
    // Until the others have noticed, and have chosen another manager if it was that one.
    allowed: { search: 10 },
    // Its end is the hardest.
    run: sendAway(async ({ search }) => {
      const manager = await findManager(search.addresses);
      return { kill: () => search.kill(manager), start: () => search.start(manager) };
    }),
  },
  {
    what: 'the synchronous standby',
    // Nothing is committed until Patroni has chosen the other one.
    allowed: { requests: 10 },
    run: sendStandbyAway('/synchronous'),
  },
  { what: 'the other standby', allowed: {}, run: sendStandbyAway('/asynchronous') },
  { what: 'Redis', allowed: {}, run: sendAway(({ redis }) => redis) },
  primaryKill,
];

/** Before anything is killed: caches fill, and connections open. */
const warmUpMs = 10_000;
/** At the end of each line, in which all must be well. */
const calmMs = 5_000;
/** How many times longer errors may last after a kill where everything is scarce. */
const starvedPatience = 4;

/** Kills one thing after the other under visitors and requests, for so long, and counts what became of them. */
export async function runKills(site: Site, kills: readonly Kill[], ms: number, traffic: Traffic) {
  const { isStarved, say } = site;
  const visitors = visitShop(site, traffic);
  const lines: KillLine[] = [];
  const killAll = async () => {
    say('warming up');
    await pause(warmUpMs);
    for (const { what, allowed, run } of kills) {
      say(what);
      const killed = performance.now();
      const note = await run(site);
      const until = killed + ms / kills.length;
      await pause(Math.max(2 * calmMs, until - performance.now()));
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
      const broken = judgeKill(summary, last, allowed, isStarved ? starvedPatience : 1);
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

import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../open-site.ts';
import type { Allowed } from '../outcome.ts';

/** Something that is killed while visitors are there. */
export interface Kill {
  /** Its name in the table. */
  what: string;
  /** How long errors may last, part by part. */
  allowed: Allowed;
  /**
   * Kills, and sees to it that all is whole again.
   * @returns a word about how
   */
  run(site: Site): Promise<string>;
}

/** How long a machine is away. */
const awayMs = 10_000;

const since = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

interface Server {
  kill(): Promise<void>;
  start(): Promise<void>;
}

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
    run: sendAway(async ({ search }) => {
      const manager = await search.findManager();
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

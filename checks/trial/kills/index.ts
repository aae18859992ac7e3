import { setTimeout as pause } from 'node:timers/promises';
import type { Kill } from './kill.ts';

/** How long a machine is away. */
const awayMs = 10_000;

const since = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** In this order: the primary last, once the standby that was killed has caught up again. */
export const kills: readonly Kill[] = [
  {
    what: 'a process of the product',
    // What was on its way to it is lost with it; browsers repeat requests.
    allowed: { pages: 1, search: 1, detail: 1, pictures: 1, requests: 1 },
    async run({ hosts: [first] }) {
      const killed = performance.now();
      await first.kill();
      await first.untilBack();
      return `back after ${since(killed)}`;
    },
  },
  {
    what: 'the search node that manages',
    // Until the others have noticed, and have chosen another manager if it was that one.
    allowed: { search: 10 },
    async run({ search }) {
      const manager = await search.findManager();
      await search.kill(manager);
      await pause(awayMs);
      const started = performance.now();
      await search.start(manager);
      return `away for ${awayMs / 1000} s, back in the cluster ${since(started)} later`;
    },
  },
  {
    what: 'a standby',
    allowed: {},
    async run({ postgres }) {
      const [standby] = postgres.standbys();
      if (!standby) throw new Error('There is no standby.');
      await standby.kill();
      await pause(awayMs);
      const started = performance.now();
      await standby.start();
      await postgres.untilCaughtUp(standby);
      return `away for ${awayMs / 1000} s, caught up ${since(started)} later`;
    },
  },
  {
    what: 'Redis',
    allowed: {},
    async run({ redis }) {
      await redis.kill();
      await pause(awayMs);
      await redis.start();
      return `away for ${awayMs / 1000} s`;
    },
  },
  {
    what: 'the primary',
    // Visitors read from the replicas meanwhile.
    allowed: { pages: 2, search: 2, detail: 2, pictures: 2, requests: 20 },
    async run({ postgres }) {
      const killed = performance.now();
      await postgres.primary().kill();
      const promoted = await postgres.failOver();
      return `${promoted.name} promoted after ${since(killed)}`;
    },
  },
];

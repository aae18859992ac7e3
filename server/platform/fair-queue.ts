import { QueueFull } from './media/queue.ts';

export interface Sender {
  account: string;
  /** See `addressGroup`. */
  network: string;
}

/** For work that no account has asked for. */
export const nobody: Sender = { account: '', network: '' };

/** After this time, what an account has used counts half. */
const HALF_LIFE_MS = 60_000;

/**
 * Gives a free place to the account that has lately used the least time, among equals in order of arrival.
 * @param ofAccount and `ofNetwork`: how many places one account and one network may have at a time
 * @param longest how many may wait
 * @param now a clock that never goes back, in milliseconds
 */
export function createFairQueue(
  places: number,
  {
    ofAccount = places,
    ofNetwork = places,
    longest = Number.POSITIVE_INFINITY,
    now = () => performance.now(),
  } = {},
) {
  const waiting: { sender: Sender; start: (release: () => void) => void }[] = [];
  const working: Sender[] = [];
  const used = createUsedTime(now);

  const countOf = (key: keyof Sender, value: string) =>
    working.filter((sender) => sender[key] === value).length;
  const mayWork = ({ account, network }: Sender) =>
    countOf('account', account) < ofAccount && countOf('network', network) < ofNetwork;

  function next() {
    let best: (typeof waiting)[number] | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const entry of waiting) {
      const spent = used.by(entry.sender.account);
      if (spent < least && mayWork(entry.sender)) [best, least] = [entry, spent];
    }
    return best;
  }

  function fill() {
    while (working.length < places) {
      const entry = next();
      if (!entry) return;
      waiting.splice(waiting.indexOf(entry), 1);
      entry.start(place(entry.sender));
    }
  }

  function place(sender: Sender): () => void {
    const began = now();
    working.push(sender);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      working.splice(working.indexOf(sender), 1);
      used.add(sender.account, now() - began);
      fill();
    };
  }

  /**
   * Waits for a place.
   * @returns gives the place back
   * @throws QueueFull
   */
  async function take(sender: Sender) {
    const { promise, resolve } = Promise.withResolvers<() => void>();
    waiting.push({ sender, start: resolve });
    fill();
    if (waiting.length > longest) {
      waiting.pop();
      throw new QueueFull();
    }
    return promise;
  }

  return {
    take,
    /** @throws QueueFull; whatever the work throws */
    async run<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
      const release = await take(sender);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}

/** The used time of each account, which counts less with age. */
function createUsedTime(now: () => number) {
  const entries = new Map<string, { ms: number; at: number }>();
  const by = (account: string) => {
    const entry = entries.get(account);
    return entry ? entry.ms * 0.5 ** ((now() - entry.at) / HALF_LIFE_MS) : 0;
  };
  return {
    by,
    add(account: string, ms: number) {
      entries.set(account, { ms: by(account) + ms, at: now() });
      for (const known of entries.keys()) if (by(known) < 1) entries.delete(known);
    },
  };
}

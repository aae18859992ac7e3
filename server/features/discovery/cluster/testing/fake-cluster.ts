import type { ListingType } from '@orendi/contract/listings';
import { createMemoryEngine, type MemoryEngine } from '@orendi/search/memory/memory-engine';
import { SearchAway } from '@orendi/search/opensearch/search-away';
import { setTimeout as pause } from 'node:timers/promises';
import { type ListingFields, listingEngineOptions } from '../../listing-fields.ts';
import type { ListingCluster } from '../open-cluster.ts';
import type { SearchedListing } from '../../read-listings.ts';

interface Stored {
  engine: MemoryEngine<ListingFields, ListingType>;
  /** Versions of rows, also of removed ones. */
  versions: Map<number, number>;
  /** Written, and not yet visible. */
  waiting: (() => void)[];
}

/**
 * A search cluster in this process, for tests of what feeds and asks one: it keeps to the versions of rows, shows nothing before
 * it is refreshed, and can be away, hang or be slow. Several processes of a test may share it.
 */
export function createFakeCluster(alias = 'orendi-fake') {
  const indexes = new Map<string, Stored>();
  const owners = new Map<string, string>();
  let served: string | null = null;
  let worth: Record<string, number> = {};
  let failure: SearchAway | null = null;
  const trouble = {
    isAway: false,
    delayMs: 0,
    /** Answers nothing before. */
    held: Promise.resolve(),
    patienceMs: 30_000,
  };
  /** Everything that was done to it, in order. */
  const deeds: string[] = [];

  async function answer(): Promise<void> {
    failure = trouble.isAway ? new SearchAway('unreachable', 'the test has said so') : null;
    if (failure) throw failure;
    await trouble.held;
    await pause(trouble.delayMs);
  }
  const open = (name: string | null): Stored => {
    const index = name === null ? undefined : indexes.get(name);
    if (!index) throw new SearchAway('missing', 'there is no such index');
    return index;
  };
  const searched = async () => {
    await answer();
    const { engine } = open(served);
    engine.setWorth('price', worth);
    return engine;
  };

  const cluster: ListingCluster = {
    alias,
    get patienceMs() {
      return trouble.patienceMs;
    },
    engine: {
      find: async (queries) => (await searched()).find(queries),
      read: async (ids, names) => (await searched()).read(ids, names),
      count: async (kind, name) => (await searched()).count(kind, name),
      listUnknown: async (words) => (await searched()).listUnknown(words),
      listSaid: async (words, ranks) => (await searched()).listSaid(words, ranks),
      setWorth: (_name, now) => {
        worth = now;
      },
    },
    openWriter(name) {
      let gathered: { id: number; version: number; row: SearchedListing | null }[] = [];
      return {
        get pending() {
          return gathered.length * 1_000;
        },
        upsert: (row, version) => gathered.push({ id: row.id, version, row: structuredClone(row) }),
        remove: (id, version) => gathered.push({ id, version, row: null }),
        async flush() {
          await answer();
          const { engine, versions, waiting } = open(name);
          for (const { id, version, row } of gathered) {
            if (version <= (versions.get(id) ?? 0)) continue;
            versions.set(id, version);
            waiting.push(() => (row ? engine.upsert(row) : engine.remove(id)));
          }
          deeds.push(`write ${gathered.length} to ${name}`);
          gathered = [];
        },
      };
    },
    async create(name) {
      await answer();
      const engine = createMemoryEngine(listingEngineOptions);
      await engine.settle();
      indexes.set(name, { engine, versions: new Map(), waiting: [] });
    },
    async refresh(name) {
      await answer();
      const { engine, waiting } = open(name);
      for (const apply of waiting.splice(0)) apply();
      await engine.settle();
    },
    async findServed() {
      await answer();
      return served;
    },
    async serve(name) {
      await answer();
      open(name);
      served = name;
      deeds.push(`serve ${name}`);
    },
    async list(other = alias) {
      await answer();
      return [...indexes.keys()].filter((name) => name.startsWith(`${other}-`));
    },
    async remove(name) {
      await answer();
      indexes.delete(name);
      deeds.push(`remove ${name}`);
    },
    async listOwners() {
      await answer();
      return Object.fromEntries(
        [...indexes.keys()].map((name) => [name, owners.get(name) ?? null]),
      );
    },
    async mark(name, shop) {
      await answer();
      owners.set(name, shop);
    },
    failure: () => failure,
    close: async () => {},
  };
  return Object.assign(cluster, {
    trouble,
    deeds,
    owners,
    /** Loses its disks. */
    wipe(): void {
      indexes.clear();
      served = null;
    },
  });
}
export type FakeCluster = ReturnType<typeof createFakeCluster>;

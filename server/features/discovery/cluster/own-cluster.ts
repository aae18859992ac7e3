import { SearchAway } from '@orendi/search/opensearch/search-away';
import type { Db } from '../../../platform/db/tables.ts';
import { proveFirst, tellForeign } from '../../../platform/shop-mark.ts';
import { StartError } from '../../../platform/start-error.ts';
import { findHistory } from './feed-round.ts';
import { findFedIndexes } from './feed-queries.ts';
import type { ListingCluster } from './open-cluster.ts';

/** In milliseconds. */
const patience = 1_000;

/** The index is another shop's: for this one there is no search. */
class ForeignIndex extends SearchAway {
  readonly sentence: string;

  constructor(whose: string) {
    const sentence = `${whose}: name another one in SEARCH_INDEX, or remove that one.`;
    super('forbidden', sentence);
    this.sentence = sentence;
  }
}

/**
 * A cluster that is used only once its indexes have proven to be this shop's: now or, where it is away, before its first use.
 * @throws StartError when they are another shop's
 */
export async function ownCluster(
  cluster: ListingCluster,
  db: Db,
  shop: string,
): Promise<ListingCluster> {
  const proven = await proveFirst(
    () => proveIndexes(cluster, db, shop),
    patience,
    (error) => (error instanceof ForeignIndex ? new StartError(error.sentence) : null),
  );
  const { engine } = cluster;
  return {
    ...cluster,
    get patienceMs() {
      return cluster.patienceMs;
    },
    engine: {
      find: proven((queries) => engine.find(queries)),
      read: proven((ids, names) => engine.read(ids, names)),
      count: proven((kind, name) => engine.count(kind, name)),
      listUnknown: proven((words) => engine.listUnknown(words)),
      listSaid: proven((words, ranks) => engine.listSaid(words, ranks)),
      setWorth: (name, worth) => engine.setWorth(name, worth),
    },
    create: proven(async (index) => {
      await cluster.create(index);
      await cluster.mark(index, shop);
    }),
    findServed: proven(cluster.findServed),
    serve: proven(cluster.serve),
    list: proven(cluster.list),
    remove: proven(cluster.remove),
  };
}

/** Marks what the database knows as its own, and throws ForeignIndex for what is another shop's. */
async function proveIndexes(cluster: ListingCluster, db: Db, shop: string) {
  const owners = Object.entries(await cluster.listOwners());
  for (const [index, owner] of owners)
    if (owner !== null && owner !== shop)
      throw new ForeignIndex(tellForeign(`The search index ${index}`, owner, shop));
  const unmarked = owners.flatMap(([index, owner]) => (owner === null ? [index] : []));
  if (unmarked.length === 0) return;
  const known = await findFedIndexes(db, cluster.alias, await findHistory(db));
  const served = await cluster.findServed();
  for (const index of unmarked) {
    if (known.includes(index)) await cluster.mark(index, shop);
    // An index that is not searched is left over from a filling that was broken off, and goes with the next one.
    else if (index === served)
      throw new ForeignIndex(
        `The search index ${index} was filled by another database than this shop's, ${shop}`,
      );
  }
}

import type { Random } from '../../random.ts';
import type { Answer } from '../document/answer.ts';
import { CannotPrepare } from '../cannot-prepare.ts';
import { type Prepared, validCall } from '../calls/valid-call.ts';
import type { Operation } from '../document/operation.ts';
import type { SendCall } from '../send-call.ts';
import { type Account, isAccount, type Kind, newAccount, isSignedIn } from './account.ts';
import type { Target } from '../targets/target.ts';
import { hints } from './hints.ts';
import { makeOperator } from './make-operator.ts';

/** What the calls need around them: accounts of every kind, and things that belong to them. */
export interface World {
  random: Random;
  /** Verified, with a business, and signed in: whoever publishes. Always the same while nothing ends it. */
  seller(): Promise<Account>;
  /** Verified, without a business. */
  newcomer(): Promise<Account>;
  /** An account of its own, signed in and not verified. */
  register(): Promise<Account>;
  /** Signed in and not verified. */
  unverified(): Promise<Account>;
  /** For calls that end an account or its sessions; verified. */
  throwaway(): Promise<Account>;
  /** Another one with a business, for what operators do to sellers. */
  bystander(): Promise<Account>;
  /** An operator to whom the console opens. */
  operator(): Promise<Account>;
  /** The id of something of the seller, made where there is none or too little. */
  own(kind: Kind): Promise<number>;
  /** Makes a valid call that must succeed. */
  perform<Data>(id: string, prepared: Prepared): Promise<Data>;
  /** What a call needs by the names of its fields. */
  complete(operation: Operation, prepared: Prepared): Prepared;
  mailedToken: Target['mailedToken'];
  newEmail(): string;
}

interface Parts {
  operations: Operation[];
  send: SendCall;
  random: Random;
  mailedToken: Target['mailedToken'];
  addOperator: Target['addOperator'];
  /** Different for every run on one product. */
  run: string;
  /** How the seller gets something of a kind. */
  make: Record<Kind, (world: World, seller: Account) => Promise<unknown>>;
  prepareBusiness(world: World, account: Account): Promise<unknown>;
}

/** A shop may lose things while others are made of them, so some of each are kept. */
const least = 3;

export function createWorld(parts: Parts): World {
  const { operations, send, random, run, mailedToken } = parts;
  const kept = new Map<string, Account>();
  let accounts = 0;

  const register = async () => {
    const account = newAccount(world.newEmail());
    const body = { email: account.email, password: account.password };
    await world.perform('register', {
      by: account,
      body: { ...body, confirmPassword: account.password },
    });
    return account;
  };
  const verified = async () => {
    const account = await register();
    await world.perform('verifyEmail', {
      path: { token: await mailedToken(account.email, 'verify-email') },
    });
    return account;
  };
  const isAlive = async (account: Account) => {
    if (!isSignedIn(account)) return false;
    const user = await world.perform<{ email: string } | null>('getUser', { by: account });
    return user?.email === account.email;
  };
  /** The same account until its session or the account has ended. */
  const keep = (name: string, make: () => Promise<Account>) => async () => {
    const known = kept.get(name);
    if (known && isSignedIn(known) && !known.isSuspect) return known;
    if (known && (await isAlive(known))) {
      known.isSuspect = false;
      return known;
    }
    const made = await make();
    kept.set(name, made);
    return made;
  };

  const owner = async () => {
    const account = await verified();
    await parts.prepareBusiness(world, account);
    return account;
  };

  const world: World = {
    random,
    mailedToken,
    register,
    newEmail: () => `fuzz${run}-${(accounts += 1)}@example.com`,
    unverified: keep('unverified', register),
    newcomer: keep('newcomer', verified),
    throwaway: keep('throwaway', verified),
    seller: keep('seller', owner),
    bystander: keep('bystander', owner),
    operator: keep('operator', () => makeOperator(world, parts.addOperator)),
    async own(kind) {
      const seller = await world.seller();
      if (seller.isStale) await readOwned(world, seller);
      const owned = seller.owned[kind];
      if (owned.length < least) await parts.make[kind](world, seller);
      if (owned.length === 0) throw new CannotPrepare(`the seller has no ${kind}`);
      return random.pick(owned);
    },
    complete: (operation, prepared) => {
      const account = isAccount(prepared.by ?? null) ? (prepared.by as Account) : null;
      return hints(operation, prepared, account, world);
    },
    async perform<Data>(id: string, prepared: Prepared) {
      const operation = operations.find((one) => one.id === id);
      if (!operation) throw new CannotPrepare(`the document has no ${id}`);
      let answer: Answer | undefined;
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const completed = world.complete(operation, prepared);
        answer = await send(validCall(operation, completed, random));
        if (answer.status >= 200 && answer.status < 300) {
          return ((answer.body ?? {}) as { data: Data }).data;
        }
      }
      throw new CannotPrepare(`${id} answered ${answer?.status} ${JSON.stringify(answer?.body)}`);
    },
  };
  return world;
}

/** What a seller has, after things were deleted, added by a sheet, or gone with others. */
async function readOwned(world: World, seller: Account): Promise<void> {
  const before = [...seller.owned.product, ...seller.owned.package];
  const ids = async (id: string) =>
    (await world.perform<{ id: number }[]>(id, { by: seller })).map((one) => one.id);
  seller.owned.product = await ids('listOwnProducts');
  seller.owned.package = await ids('listOwnPackages');
  const now = new Set([...seller.owned.product, ...seller.owned.package]);
  seller.gone.push(...before.filter((id) => !now.has(id)));
  seller.isStale = false;
}

import { type Call, type Prepared, validCall } from '../calls/call.ts';
import type { Answer } from '../document/check-answers.ts';
import type { Operation } from '../document/read-document.ts';
import { addHints } from './hints.ts';
import { prepareFor } from './recipes.ts';
import {
  type Account,
  CannotPrepare,
  codeOf,
  currentStep,
  isSignedIn,
  type Kind,
  newAccount,
  type Target,
  type World,
} from './world.ts';
import type { Random } from '../../random.ts';

interface Surroundings {
  operations: readonly Operation[];
  target: Target;
  random: Random;
  /** Different for every run on one product. */
  run: string;
  send(call: Call): Promise<Answer>;
}

/** Others may delete things while calls are made of them, so some of each are kept. */
const least = 3;
const makes = { product: 'createProduct', package: 'createPackage', order: 'submitRequest' };
const lists = { product: 'listOwnProducts', package: 'listOwnPackages', order: 'listOrders' };

export function createWorld({ operations, target, random, run, send }: Surroundings): World {
  const kept = new Map<string, Account>();
  let accounts = 0;

  const find = (id: string) => {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new CannotPrepare(`the document has no ${id}`);
    return operation;
  };
  const complete = (operation: Operation, prepared: Prepared): Call =>
    validCall(operation, addHints(operation, prepared, world), random);

  const register = async (): Promise<Account> => {
    const account = newAccount(world.newEmail());
    const { email, password } = account;
    await world.perform('register', { by: account, body: { email, password } });
    return account;
  };
  const verified = async () => {
    const account = await register();
    const token = await world.mailedToken(account.email, 'verify-email');
    await world.perform('verifyEmail', { path: { token } });
    return account;
  };
  const owner = async () => {
    const account = await verified();
    await world.perform('createBusiness', { by: account });
    return account;
  };
  /** Only the command line makes an operator, so the rest alone is calls. */
  const operator = async () => {
    const account = newAccount(world.newEmail());
    const { email, password } = account;
    const token = await target.addOperator(email);
    await world.perform('resetPassword', { body: { token, password } });
    await world.perform('login', { by: account, body: { email, password } });
    const body = await world.startFactor(account);
    await world.perform('confirmAuthenticator', { by: account, body });
    return account;
  };
  const isAlive = async (account: Account) => {
    if (!isSignedIn(account)) return false;
    if (!account.isSuspect) return true;
    const user = await world.perform<{ email: string } | null>('getUser', { by: account });
    account.isSuspect = user?.email !== account.email;
    return !account.isSuspect;
  };
  /** The same account until its session or the account has ended. */
  const keep = (name: string, make: () => Promise<Account>) => async () => {
    const known = kept.get(name);
    if (known && (await isAlive(known))) return known;
    const made = await make();
    kept.set(name, made);
    return made;
  };
  const list = async (kind: Kind, by: Account) => {
    type Listed = { id: number }[];
    const listed = await world.perform<Listed | { results: Listed }>(lists[kind], { by });
    return ('results' in listed ? listed.results : listed).map(({ id }) => id);
  };

  const world: World = {
    random,
    register,
    mailedToken: target.mailedToken,
    newEmail: () => `fuzz${run}-${(accounts += 1)}@example.com`,
    unverified: keep('unverified', register),
    newcomer: keep('newcomer', verified),
    throwaway: keep('throwaway', verified),
    seller: keep('seller', owner),
    bystander: keep('bystander', owner),
    operator: keep('operator', operator),
    async own(kind) {
      const seller = await world.seller();
      const known = seller.owned[kind] ?? (await list(kind, seller));
      const made = known.length < least ? [(await world.perform(makes[kind])).id] : [];
      seller.owned[kind] = [...known, ...made];
      return random.pick(seller.owned[kind]);
    },
    prepare: async (operation) => complete(operation, await prepareFor(operation, world)),
    attempt: (id, prepared) => send(complete(find(id), prepared)),
    async perform<Data>(id: string, prepared?: Prepared) {
      const operation = find(id);
      let answer: Answer | undefined;
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const call = prepared ? complete(operation, prepared) : await world.prepare(operation);
        answer = await send(call);
        if (answer.status >= 200 && answer.status < 300) {
          return ((answer.body ?? {}) as { data: Data }).data;
        }
      }
      throw new CannotPrepare(`${id} answered ${answer?.status} ${JSON.stringify(answer?.body)}`);
    },
    async startFactor(by) {
      const started = await world.perform<{ secret: string; token: string }>('startAuthenticator', {
        by,
      });
      by.secret = started.secret;
      // The first code is the earliest that is taken, so that two more are before time has to pass.
      by.lastStep = currentStep() - 2;
      return { token: started.token, code: codeOf(by) };
    },
  };
  return world;
}

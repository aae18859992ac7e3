import { latestMail, mailedToken } from '@orendi/server/features/accounts/testing/mailed-link';
import { createOperator } from '@orendi/server/features/operators/index';
import { type Call, type Prepared, validCall } from '../calls/call.ts';
import type { Answer } from '../document/check-answers.ts';
import type { Operation } from '../document/read-document.ts';
import type { FuzzedShop } from '../open-shop.ts';
import { type Account, codeOf, currentStep, isSignedIn, newAccount } from './account.ts';
import { addHints } from './hints.ts';
import { prepareFor } from './prepare-for.ts';
import { poll } from '../../poll.ts';
import type { Random } from '@orendi/demo/catalogue/random';

interface Surroundings {
  operations: readonly Operation[];
  shop: FuzzedShop;
  random: Random;
  send(call: Call): Promise<Answer>;
}

/** Others may delete things while calls are made of them, so some of each are kept. */
const least = 3;
const makes = { product: 'createProduct', package: 'createPackage' };
/** How many valid calls are made of an operation until one succeeds. */
const attempts = 5;
const mailPatienceMs = 10_000;

/** The surroundings that calls need: accounts of every kind, and things that belong to them. */
export class World {
  readonly random: Random;
  readonly shop: FuzzedShop;
  readonly #own: Surroundings;
  readonly #kept = new Map<Role, Account>();
  #addresses = 0;

  constructor(surroundings: Surroundings) {
    this.#own = surroundings;
    this.random = surroundings.random;
    this.shop = surroundings.shop;
  }

  newEmail(): string {
    return `fuzz${this.shop.run}-${(this.#addresses += 1)}@example.com`;
  }

  /**
   * The token of the latest link of this kind that was mailed to this address. Some mails are written after the answer, so
   * that it takes the same time with an account and without.
   */
  async mailedToken(email: string, kind: 'verify-email' | 'reset-password'): Promise<string> {
    const accounts = this.shop.db.selectFrom('account').select('id').where('email', '=', email);
    const { id } = await accounts.executeTakeFirstOrThrow();
    const findMail = () => latestMail(this.shop, id).catch(() => null);
    const isThere = await poll(async () => (await findMail())?.kind === kind, mailPatienceMs, 5);
    if (isThere) return mailedToken(this.shop, id);
    throw new CannotPrepare(`No mail with a link came to ${email}.`);
  }

  async resetToken(email: string): Promise<string> {
    await this.perform('forgetPassword', { body: { email } });
    return this.mailedToken(email, 'reset-password');
  }

  /** An account of its own, signed in and not verified. */
  async register(): Promise<Account> {
    const account = newAccount(this.newEmail());
    const { email, password } = account;
    await this.perform('register', { by: account, body: { email, password } });
    return account;
  }

  /** A verified account of its own, without a business. */
  async registerVerified(): Promise<Account> {
    const account = await this.register();
    const token = await this.mailedToken(account.email, 'verify-email');
    await this.perform('verifyEmail', { path: { token } });
    return account;
  }

  /** One of the accounts, always the same until its session or the account has ended. */
  async as(role: Role): Promise<Account> {
    const known = this.#kept.get(role);
    if (known && (await this.#isAlive(known))) return known;
    const made = await makers[role](this);
    this.#kept.set(role, made);
    return made;
  }

  /** The id of something of the seller, made where there is none or too little. */
  async own(kind: keyof typeof makes): Promise<number> {
    const { email } = await this.as('seller');
    const { rows } = await this.shop.services.pool.query<{ id: number }>(
      `select id from ${kind} where deleted_at is null
         and business_id = (select business_id from account where email = $1) order by id`,
      [email],
    );
    const made = rows.length < least ? [await this.perform(makes[kind])] : [];
    return this.random.pick([...rows, ...made]).id;
  }

  /**
   * A valid call as its recipe prepares it.
   * @throws CannotPrepare
   */
  async prepare(operation: Operation): Promise<Call> {
    return this.#complete(operation, await prepareFor(operation, this));
  }

  /** Makes a valid call that must succeed, as its recipe prepares it or otherwise. */
  async perform<Data = { id: number }>(id: string, prepared?: Prepared): Promise<Data> {
    let answer: Answer | undefined;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      answer = await this.attempt(id, prepared);
      if (answer.status >= 200 && answer.status < 300) {
        return ((answer.body ?? {}) as { data: Data }).data;
      }
    }
    throw new CannotPrepare(`${id} answered ${answer?.status} ${JSON.stringify(answer?.body)}`);
  }

  /** The token at the end of a link in a call's answer. */
  async linkToken(id: string, prepared: Prepared, link = 'link'): Promise<string> {
    const { [link]: address } = await this.perform<Record<string, string>>(id, prepared);
    if (!address) throw new CannotPrepare(`${id} answered no ${link}`);
    return address.slice(address.lastIndexOf('/') + 1);
  }

  async attempt(id: string, prepared?: Prepared): Promise<Answer> {
    const operation = this.#own.operations.find((one) => one.id === id);
    if (!operation) throw new CannotPrepare(`the document has no ${id}`);
    const call = prepared ? this.#complete(operation, prepared) : await this.prepare(operation);
    return this.#own.send(call);
  }

  /** Begins an authenticator, and gives the form that confirms it. */
  async startFactor(by: Account): Promise<{ token: string; code: string }> {
    type Started = { secret: string; token: string };
    const { secret, token } = await this.perform<Started>('startAuthenticator', { by });
    // The first code is the earliest that is taken, so that two more are before time has to pass.
    Object.assign(by, { secret, lastStep: currentStep() - 2 });
    return { token, code: codeOf(by) };
  }

  async #isAlive(account: Account): Promise<boolean> {
    if (!isSignedIn(account)) return false;
    if (!account.isSuspect) return true;
    const user = await this.perform<{ email: string } | null>('getUser', { by: account });
    account.isSuspect = user?.email !== account.email;
    return !account.isSuspect;
  }

  #complete(operation: Operation, prepared: Prepared): Call {
    // Only operators name a business in the query.
    const query = { business: undefined, ...prepared.query };
    return validCall(operation, addHints(operation, { ...prepared, query }, this), this.random);
  }
}

async function makeOwner(world: World): Promise<Account> {
  const by = await world.registerVerified();
  await world.perform('createBusiness', { by });
  return by;
}

async function makeOperator(world: World): Promise<Account> {
  const by = newAccount(world.newEmail());
  const { email, password } = by;
  // Only the command line makes operators, so no call does.
  const person = { name: 'Olta', surname: 'Prifti', email, language: 'en' as const };
  await createOperator(world.shop.services, 'the fuzz', person);
  const body = { token: await world.resetToken(email), password };
  await world.perform('resetPassword', { body });
  await world.perform('login', { by, body: { email, password } });
  await world.perform('confirmAuthenticator', { by, body: await world.startFactor(by) });
  return by;
}

const makers = {
  /** Verified, with a business, and signed in: whoever publishes. */
  seller: makeOwner,
  /** Another one with a business, for what operators do to sellers. */
  bystander: makeOwner,
  /** Verified, without a business. */
  newcomer: (world: World) => world.registerVerified(),
  /** For calls that end an account or its sessions; verified. */
  throwaway: (world: World) => world.registerVerified(),
  /** Signed in and not verified. */
  unverified: (world: World) => world.register(),
  /** An operator to whom the console opens. */
  operator: makeOperator,
};

type Role = keyof typeof makers;

/**
 * Thrown when something that a call needs cannot be had. The message says which call refused it: that call has a fault of
 * its own then, or a recipe is missing.
 */
export class CannotPrepare extends Error {}

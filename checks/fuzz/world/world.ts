import { codeAt } from '@orendi/server/features/accounts/testing/second-factor';
import { goodPassword } from '@orendi/server/testing/seller';
import type { Call, Caller, Prepared, WrittenRequest } from '../calls/call.ts';
import type { Answer } from '../document/check-answers.ts';
import type { Operation } from '../document/read-document.ts';
import type { Random } from '../../random.ts';

/** Things of a seller that calls need ids of. */
export type Kind = 'product' | 'package' | 'order';

/** An account of the shop that the fuzz has made. */
export interface Account extends Caller {
  email: string;
  password: string;
  /** Ids of what it has published or been asked for, as they were last read. */
  owned: Partial<Record<Kind, number[]>>;
  /** It was answered as if it were signed out. */
  isSuspect: boolean;
  /** Its authenticator's secret in base32; empty without one. */
  secret: string;
  /** The time step of the last code that it has given. */
  lastStep: number;
}

/** The surroundings that calls need: accounts of every kind, and things that belong to them. */
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
  /**
   * A valid call as its recipe prepares it.
   * @throws CannotPrepare
   */
  prepare(operation: Operation): Promise<Call>;
  /** Makes a valid call once. */
  attempt(id: string, prepared: Prepared): Promise<Answer>;
  /**
   * Makes a valid call that must succeed, as its recipe prepares it or otherwise.
   * @throws CannotPrepare
   */
  perform<Data = { id: number }>(id: string, prepared?: Prepared): Promise<Data>;
  /** Begins an authenticator, and gives the form that confirms it. */
  startFactor(by: Account): Promise<{ token: string; code: string }>;
  /** The token of the latest link that was mailed to this address. */
  mailedToken(email: string, kind: LinkKind): Promise<string>;
  newEmail(): string;
}

export type LinkKind = 'verify-email' | 'reset-password';

/** The shop that is fuzzed. */
export interface Target {
  send(request: WrittenRequest): Promise<Response>;
  /** The token of the last mailed link of a kind to an account of this address. */
  mailedToken(email: string, kind: LinkKind): Promise<string>;
  /**
   * Makes an operator's account.
   * @returns the token of the link with which its password is set
   */
  addOperator(email: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Thrown when something that a call needs cannot be had. The message says which call refused it: that call has a fault of
 * its own then, or a recipe is missing.
 */
export class CannotPrepare extends Error {}

export function newAccount(email: string): Account {
  const password = goodPassword;
  return {
    email,
    password,
    cookies: new Map(),
    owned: {},
    isSuspect: false,
    secret: '',
    lastStep: 0,
  };
}

const isAccount = (caller: Caller): caller is Account => 'owned' in caller;

/** Only the cookie of the session says that it is signed in; that of a known device outlives the account. */
export const isSignedIn = ({ cookies }: Caller): boolean =>
  cookies.has('session') || cookies.has('__Host-session');

/** Calls after which an account has others than were listed. */
const rearranges = /^(create|delete|apply|undo)/;

/** Keeps what the fuzz knows of an account in step with what calls have done, whether they were meant to or not. */
export function observe({ operation, by }: Call, { status }: Answer): void {
  if (!by || !isAccount(by)) return;
  if (status === 401) by.isSuspect = true;
  if (status >= 200 && status < 300 && rearranges.test(operation.id)) by.owned = {};
}

const stepMs = 30_000;
export const currentStep = () => Math.floor(Date.now() / stepMs);

/**
 * A code that is taken, as long as there are any: each serves once, and they are limited for good reason. After that a
 * wrong one, with which nothing can be done by accident.
 */
export function codeOf(account: Account): string {
  if (account.lastStep > currentStep()) return '000000';
  account.lastStep += 1;
  return codeAt(account.secret, new Date(account.lastStep * stepMs));
}

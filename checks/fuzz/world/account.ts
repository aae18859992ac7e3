import type { Caller } from '../calls/call.ts';

/** What a seller has, and calls need ids of. */
export type Kind = 'product' | 'package' | 'order';

/** An account of the shop that the fuzz has made, with what its seller has published since. */
export interface Account extends Caller {
  email: string;
  password: string;
  /** Ids of what it has. */
  owned: Record<Kind, number[]>;
  /** Ids of what it has deleted. */
  gone: number[];
  /** Something may have been deleted or added since `owned` was read. */
  isStale: boolean;
  /** It was answered as if it were signed out. */
  isSuspect: boolean;
  /** Of its authenticator, in base32; empty without one. */
  secret: string;
  /** The time step of the last code it has given. */
  lastStep: number;
}

export const goodPassword = 'kolltuk i gjelbër 7';

export function newAccount(email: string): Account {
  return {
    email,
    password: goodPassword,
    cookies: new Map(),
    owned: { product: [], package: [], order: [] },
    gone: [],
    isStale: false,
    isSuspect: false,
    secret: '',
    lastStep: 0,
  };
}

export const isAccount = (caller: Caller | null): caller is Account =>
  caller !== null && 'owned' in caller;

/** Of its cookies only that of the session says that it is signed in; that of a known device outlives the account. */
export const isSignedIn = ({ cookies }: Caller): boolean =>
  cookies.has('session') || cookies.has('__Host-session');

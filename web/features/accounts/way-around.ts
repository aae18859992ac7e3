import { isLanguage } from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';
import { type Address, neutralAddress } from '../../platform/language-address.ts';
import { paths } from '../../platform/paths.ts';

/** A user with a verified address who owns a business or works for one. */
export type Member = User & { isactive: true; business_id: number };

/** One of those who run the marketplace. */
type Operator = User & { isOperator: true };

/** The audiences of guarded pages, and the type of user each one gets. */
export interface Callers {
  /** The protected area: members of a business. */
  member: Member;
  /** Pages for the owner of a business alone; staff are told so (see `guarded`). */
  owner: Member;
  /** The console. For everyone else who is signed in there is no such page (see `guarded`). */
  operator: Operator;
  /** Sign-in and sign-up: users who are not signed in. */
  visitor: null;
  /** Onboarding: signed-in users without a business. */
  newcomer: User;
  user: User;
}

export type Caller = keyof Callers;

export function landingOf(user: User): string {
  if (isOperator(user)) return paths.operator.health;
  return isMember(user) ? paths.dashboard : paths.onboarding;
}

/**
 * The page guards: where to redirect a user a page is not for, or null to show it.
 * @param address of the page, to return to after signing in
 */
export function wayAround(caller: Caller, user: User | null, address: Address): string | null {
  if (caller === 'visitor') return user && afterSignIn(user, address.search);
  if (user === null) return loginBefore(address);
  if (caller === 'member' || caller === 'owner') return isMember(user) ? null : landingOf(user);
  if (caller === 'newcomer') return isMember(user) || isOperator(user) ? landingOf(user) : null;
  return null;
}

/** A language in the address carries over to the login. */
function loginBefore(address: Address): string {
  const login = paths.loginFor(neutralAddress(address));
  const language = new URLSearchParams(address.search).get('lang');
  return isLanguage(language) ? `${login}&lang=${language}` : login;
}

export function isOperator(user: User): user is Operator {
  return user.isOperator;
}

function isMember(user: User): user is Member {
  return user.isactive && user.business_id !== null;
}

/** Where a user goes after signing in: to the page first requested, else to their landing page. */
export function afterSignIn(user: User, search: string): string {
  return safeReturn(new URLSearchParams(search).get('next')) ?? landingOf(user);
}

/** The name under which a browser keeps the token of an invitation whose user is on the way to accept it. */
export const invitationKey = 'invitation';

/** A placeholder origin for resolving relative addresses; any host will do. */
const site = 'http://site.invalid';

/**
 * The same-site address a visitor requested before having to sign in; null for anything a browser would resolve to
 * another host (`//host`, `/\host`, `/<tab>/host`, `/.//host`).
 */
export function safeReturn(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(next, site);
    const path = pathname + search + hash;
    return origin === site && !path.startsWith('//') ? path : null;
  } catch {
    return null;
  }
}

import { isLanguage } from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';
import { paths } from '../../platform/paths.ts';
import { neutralAddress } from '../../platform/language-address.ts';
import { safeReturn } from './safe-return.ts';

/** A seller at work: the address is verified, and there is a business. */
export type Owner = User & { isactive: true; business_id: number };

/** Whom a page is for, and what it then knows of them. */
export interface Callers {
  /** The protected area: sellers at work. */
  owner: Owner;
  /** Pages to sign in and up: those who are not signed in. */
  visitor: null;
  /** Onboarding: those who are signed in and not yet at work. */
  newcomer: User;
  /** The account itself: everybody who is signed in. */
  user: User;
}

export type Caller = keyof Callers;

interface Address {
  pathname: string;
  search: string;
}

/** Where a user belongs after signing in. */
export function landingOf(user: User): string {
  return isOwner(user) ? paths.dashboard : paths.onboarding;
}

/**
 * The four guards of the pages: where somebody is led to from a page that is not for them, and null where it shows.
 * @param address of the page; whoever has to sign in comes back to it
 */
export function wayAround(caller: Caller, user: User | null, address: Address): string | null {
  if (caller === 'visitor') {
    if (user === null) return null;
    const asked = safeReturn(new URLSearchParams(address.search).get('next'));
    return asked ?? landingOf(user);
  }
  if (user === null) return loginBefore(address);
  if (caller === 'owner') return isOwner(user) ? null : paths.onboarding;
  if (caller === 'newcomer') return isOwner(user) ? paths.dashboard : null;
  return null;
}

/** A language that the address asks for is the login's too. */
function loginBefore(address: Address): string {
  const login = paths.loginFor(neutralAddress(address));
  const language = new URLSearchParams(address.search).get('lang');
  return isLanguage(language) ? `${login}&lang=${language}` : login;
}

function isOwner(user: User): user is Owner {
  return user.isactive && user.business_id !== null;
}

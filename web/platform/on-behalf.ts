import type { User } from '@orendi/contract/schemas/user';

/*
 * An operator edits a shop on the pages of its seller, below an address that names the shop; so does every call that
 * these pages make.
 */

/** The shop that an operator acts for. */
export interface NamedShop {
  id: number;
  name: string;
}

const below = /^\/operator\/businesses\/(\d{1,10})(?=\/)/;

/** The id of the shop that an address names; undefined for an ordinary one. */
export function shopIn(pathname: string): number | undefined {
  const id = below.exec(pathname)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Comes before the addresses of pages. */
export function shopBase({ id }: Pick<NamedShop, 'id'>): string {
  return `/operator/businesses/${id}`;
}

export function withoutShop(pathname: string): string {
  return pathname.replace(below, '');
}

/** An operator as the pages of the shop's seller take them: for its owner. */
export function asOwner(user: User | null, shop: NamedShop | undefined): User | null {
  return shop && user?.isOperator ? { ...user, business_id: shop.id, role: 'owner' } : user;
}

import { accountHeader } from '@orendi/contract/account-header';
import { id } from '@orendi/contract/fields/number';
import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { createMiddleware } from 'hono/factory';
import { actOnBehalf } from '../audit/on-behalf.ts';
import type { Db } from '../db/tables.ts';
import { say } from '../sentence.ts';
import { ApiError, noBusinessFound } from './api-error.ts';
import type { ApiEnv } from './api.ts';
import type { Session } from './session.ts';

/*
 * Who may call. Each scope is a middleware on the routes in it and provides their handlers with what it found, so a
 * handler that reads its caller's session or business cannot be outside that scope.
 */

type SignedInEnv = ApiEnv & { Variables: { session: Session } };
export type MemberEnv = SignedInEnv & { Variables: { businessId: number } };

const forbidden = (message: typeof m.api_forbidden_inactive) =>
  new ApiError('FORBIDDEN', { sentence: say(message) });

interface Call {
  get(name: 'session'): Session | null;
  req: {
    header(name: string): string | undefined;
    /** The business that a call is for may be named in its query. */
    query(name: 'business'): string | undefined;
  };
}

/** A call may say whom it is for: a page that has been open since before somebody else signed in. */
function userOf(c: Call) {
  const session = c.get('session');
  const meant = c.req.header(accountHeader);
  const isMeant = meant === undefined || meant === String(session?.user.id);
  if (!session || !isMeant) throw new ApiError('UNAUTHENTICATED');
  return session.user;
}

function activeUserOf(c: Call) {
  const user = userOf(c);
  if (!user.isactive) throw forbidden(m.api_forbidden_inactive);
  return user;
}

/** @param check throws ApiError for who is not in the scope */
const scopeOf = (check: (c: Call) => unknown) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    check(c);
    await next();
  });

export const signedIn = scopeOf(userOf);

/** Users with a verified e-mail address. */
export const active = scopeOf(activeUserOf);

/** For users who have, or may have, a business. */
function sellerOf(c: Call) {
  const user = activeUserOf(c);
  if (user.isOperator) throw forbidden(m.api_forbidden_operator);
  return user;
}

/** Beside a scope: for what sellers may do with their account and operators may not, as theirs is the command line's. */
export const refuseOperators = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.get('session')?.user.isOperator) throw forbidden(m.api_forbidden_operator);
  await next();
});

/** Active users who may have a business. */
export const seller = scopeOf(sellerOf);

/** @param check throws ApiError for members of a business who are not in the scope */
const memberScope = (check: (user: User) => void) =>
  createMiddleware<MemberEnv>(async (c, next) => {
    const user = sellerOf(c);
    if (user.business_id === null) throw forbidden(m.api_forbidden_no_business);
    const named = c.req.query('business') ?? user.business_id;
    if (Number(named) !== user.business_id) throw new ApiError('FORBIDDEN');
    check(user);
    c.set('businessId', user.business_id);
    await next();
  });

/** Active users with a business, or who work for one. */
export const member = memberScope(() => {});

/** Active users with a business of their own. */
export const owner = memberScope(({ role }) => {
  if (role !== 'owner') throw forbidden(m.api_forbidden_staff);
});

/** @throws ApiError for who is no operator, or has no authenticator */
function operatorOf(c: Call) {
  const user = userOf(c);
  if (!user.isOperator) throw new ApiError('FORBIDDEN');
  if (!c.get('session')?.hasAuthenticator) throw new ApiError('NO_SECOND_FACTOR');
  return user;
}

/** Operators, in sessions that end by themselves. They need an authenticator, which any session may turn on. */
export const operator = scopeOf(operatorOf);

/**
 * Besides the members in a scope, operators who name the business that they act for, in each call. Every change of theirs
 * is in the audit log, and its owner is told.
 */
export const orOperator = (db: Db, scope: typeof member) =>
  createMiddleware<MemberEnv>(async (c, next) => {
    const named = c.req.query('business');
    // Without a name they are refused as anywhere else.
    if (!c.get('session')?.user.isOperator || named === undefined) return scope(c, next);
    const { email: actor } = operatorOf(c);
    const { data: businessId = 0 } = id().safeParse(named);
    const business = db.selectFrom('business').select('id').where('id', '=', businessId);
    if (!(await business.executeTakeFirst())) throw noBusinessFound();
    c.set('businessId', businessId);
    const call = `${c.req.method} ${c.req.path}`;
    await actOnBehalf({ actor, businessId, call }, next);
    return undefined;
  });

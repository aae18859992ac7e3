import { type SqlBool, sql } from 'kysely';
import { encodeQR } from 'qr';
import type { Services } from '../../services.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ownUrl } from '../../platform/http/public-url.ts';
import { hashToken, writeLinkToken } from '../../platform/signature.ts';

/** The token of an invitation's link. */
export const writeInvitationToken = (secret: string, seed: string) =>
  writeLinkToken(secret, 'invitation', seed);

export function writeInvitationLink(services: Pick<Services, 'secret' | 'settings'>, seed: string) {
  return `${ownUrl(services.settings)}/invitation/${writeInvitationToken(services.secret, seed)}`;
}

/** An invitation that has not expired, with what its reader is told. */
function selectInvitations(db: Db) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('business as b', 'b.id', 'i.business_id')
    .leftJoin('account as a', 'a.id', 'i.account_id')
    .select(['i.id', 'i.business_id', 'i.role', 'i.email', 'i.seed', 'i.expires_at'])
    .select(['i.accepted_by', 'i.awaits_operator', 'i.account_id'])
    .select(['b.business_name', 'b.language'])
    .select(sql<string | null>`a.name || ' ' || a.surname`.as('invited_by'))
    .where(sql<SqlBool>`(i.expires_at > now() or i.awaits_operator)`);
}

export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export function findInvitation(db: Db, token: string) {
  return selectInvitations(db).where('i.token_hash', '=', hashToken(token)).executeTakeFirst();
}

export function findInvitationById(db: Db, id: number) {
  return selectInvitations(db).where('i.id', '=', id).executeTakeFirst();
}

/** Invitations to work for a business, the latest first. */
export function listOpenInvitations(db: Db, businessId: number) {
  return selectInvitations(db)
    .where('i.business_id', '=', businessId)
    .where('i.role', '=', 'staff')
    .where('i.accepted_by', 'is', null)
    .orderBy('i.id', 'desc')
    .execute();
}

export function presentInvitation(
  services: Pick<Services, 'secret' | 'settings'>,
  { id, email, expires_at, seed }: Pick<FoundInvitation, 'id' | 'email' | 'expires_at' | 'seed'>,
) {
  const link = writeInvitationLink(services, seed);
  const qr = encodeQR(link, 'svg', { ecc: 'medium', border: 2 });
  return { id, email, expires_at, link, qr };
}

import { rounds } from '@orendi/contract/limits';
import type { HeldSignal } from '@orendi/contract/schemas/held';
import type { RequestForm } from '@orendi/contract/schemas/request-form';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/tables.ts';

/** A request of a round: the same question of one buyer to several businesses. */
type Member = Awaited<ReturnType<typeof listMembers>>[number];

/** How a request comes to be one of a round. */
export interface Joining {
  /** The round has one already, so that the text that comes again and how soon it does say nothing. */
  isRepeat: boolean;
  /** Where it belongs. The round stays locked until the end of the transaction. */
  join(trx: Trx, businessId: number): Promise<Place>;
}

interface Place {
  round: string | null;
  /** The request that the business has already got. */
  there?: Member | undefined;
  /** The signals of the first one, which is held. */
  heldFor: HeldSignal[];
}

/** The requests of a round, the first asked first. */
export function listMembers(db: Db, round: string) {
  return db
    .selectFrom('request')
    .select(['id', 'business_id', 'link_seed', 'client_phone', 'client_phone_typed'])
    .select(['client_email', 'client_message', 'state', 'signals'])
    .where('round', '=', round)
    .orderBy('id')
    .execute();
}

/** The same, so that no other joins it before the end of the transaction. */
export async function lockMembers(trx: Trx, round: string): Promise<Member[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${round}, 0))`.execute(trx);
  return listMembers(trx, round);
}

/** @returns null when the round is full */
export function placeAmong(members: Member[], round: string, businessId: number): Place | null {
  const [first] = members;
  const there = members.find((member) => member.business_id === businessId);
  if (!there && members.length >= rounds.max) return null;
  const isHeld = first?.state === 'held' || first?.state === 'dropped';
  return { round, there, heldFor: isHeld ? first.signals : [] };
}

type RoundForm = RequestForm & { round: string };

/** A round that somebody else drew, or that is full, is none. */
export async function joinByForm(db: Db, form: RoundForm, sellerId: number): Promise<Joining> {
  const { round } = form;
  const placeIn = (members: Member[], businessId: number) => {
    const [first] = members;
    const isForeign = first !== undefined && !asksTheSame(first, form);
    return isForeign ? null : placeAmong(members, round, businessId);
  };
  const known = await listMembers(db, round);
  const isRepeat = known.length > 0 && placeIn(known, sellerId) !== null;
  return {
    isRepeat,
    async join(trx, businessId) {
      // It was not counted, so more than a round holds at the same moment would hide a burst.
      const overfull: Place = { round: null, heldFor: isRepeat ? ['repeated'] : [] };
      return placeIn(await lockMembers(trx, round), businessId) ?? overfull;
    },
  };
}

/** The number is compared as it was typed, since sellers of different countries read it differently. */
function asksTheSame(first: Member, form: RoundForm): boolean {
  const bare = (phone: string | null) => phone?.replaceAll(/\s/g, '') ?? '';
  const isAlike = bare(first.client_phone) === bare(form.phoneNumber);
  return (
    first.client_message === form.message &&
    first.client_email === form.contactEmail &&
    (isAlike || bare(first.client_phone_typed) === bare(form.phoneNumber))
  );
}

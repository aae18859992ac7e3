import { lifetimes, rounds } from '@orendi/contract/limits';
import type { AskOtherForm, OtherSeller } from '@orendi/contract/schemas/own-request';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { m } from '@orendi/messages';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Services } from '../../../services.ts';
import { updateRow } from '../../../platform/db/rows.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { conflict } from '../../../platform/http/api-error.ts';
import { pictureAddresses } from '../../../platform/media/picture-addresses.ts';
import { listCards, listRivals, presentCard } from '../../discovery/index.ts';
import { isClosed } from '../reminders/tell-reminders.ts';
import { lockOwnRequest, type OwnRequestRow } from '../own/own-queries.ts';
import { isAnswered } from '../own/present-own-request.ts';
import { listMembers, lockMembers, placeAmong } from '../round.ts';
import type { Sender } from '../spam/judge-form.ts';
import { submitRequest } from '../submit-request.ts';

/** Whether the seller has been silent for long, or did not reach the buyer, and is not on holiday. */
function mayAskOthers(row: OwnRequestRow, now: Date): boolean {
  const today = tiraneDay(now);
  const { closed_from: from, closed_to: to } = row;
  const isOnHoliday = from !== null && to !== null && from <= today && today <= to;
  if (isOnHoliday || row.withdrawn_at !== null || row.item_type === 'business') return false;
  const age = now.getTime() - row.created_at.getTime();
  const isSilent = !isAnswered(row) && age >= lifetimes.silenceHours * 3_600_000;
  return row.outcome === 'no' || (row.outcome === null && isSilent);
}

/** Sellers of the pieces most like the one asked about, who may be asked the same: up to two, each with one piece. */
export async function listOtherSellers(
  services: Pick<Services, 'clock' | 'db' | 'listings' | 'settings'>,
  row: OwnRequestRow,
  site: string,
): Promise<OtherSeller[]> {
  const { clock, db, listings, settings } = services;
  if (!mayAskOthers(row, clock())) return [];
  const members = row.round === null ? [row] : await listMembers(db, row.round);
  const asked = new Set(members.map(({ business_id: id }) => id));
  const found = await listRivals(services, row.item_id);
  const rivals = found.filter(({ business }) => !asked.has(business));
  const sellers = rivals.map(({ business }) => business);
  const open = await listOpen(db, sellers, tiraneDay(clock()));
  const pieces = rivals.flatMap(({ id, business }) => (open.has(business) ? [id] : []));
  const cards = await listCards(db, pieces);
  const address = pictureAddresses(site, settings.mediaUrl);
  const look = { address, rates: listings.rates() };
  return rivals
    .flatMap(({ id, business }) => {
      const [seller, card] = [open.get(business), cards.get(id)];
      if (!seller || !card) return [];
      const logo = address(seller.logo);
      return { business: { ...seller, logo }, item: presentCard(card, look) };
    })
    .slice(0, Math.min(rounds.offered, rounds.max - members.length));
}

/** The businesses among these that sell today. */
async function listOpen(db: Db, ids: number[], today: string) {
  const rows = await db
    .selectFrom('business as b')
    .select(['b.id', 'b.business_name', 'b.logo'])
    .where('b.id', '=', sql<number>`any(${ids}::int[])`)
    .where(sql<boolean>`not ${isClosed(today)}`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Asks another seller the same as a request did. Each is asked once: repeated and simultaneous calls give the same request.
 * @returns its id and its buyer's link
 * @throws ApiError NOT_FOUND for a piece that visitors cannot see, CAPTCHA, CONFLICT when nobody else may be asked
 */
export async function askOtherSeller(
  services: Services,
  { row, ownToken }: { row: OwnRequestRow; ownToken: string },
  { id, type, token }: z.output<typeof AskOtherForm>,
  sender: Sender,
) {
  const { clock } = services;
  if (!mayAskOthers(row, clock())) throw noOthers();
  return submitRequest(services, {
    form: {
      name: row.client_name,
      phoneNumber: row.client_phone,
      phoneCountry: undefined,
      contactEmail: row.client_email,
      preferredContactMethod: row.preferred_contact_method,
      prefersWhatsapp: row.prefers_whatsapp,
      wantedLength: row.wanted_length,
      wantedWidth: row.wanted_width,
      wantedHeight: row.wanted_height,
      message: row.client_message,
      signals: undefined,
      round: undefined,
      id,
      type,
      token,
    },
    sending: null,
    language: row.client_language,
    sender,
    joining: {
      isRepeat: true,
      async join(trx, businessId) {
        const locked = await lockOwnRequest(trx, ownToken);
        if (!locked || !mayAskOthers(locked, clock())) throw noOthers();
        const round = locked.round ?? randomUUID();
        if (locked.round === null) await updateRow(trx, 'request', locked.id, { round });
        const place = placeAmong(await lockMembers(trx, round), round, businessId);
        if (!place) throw noOthers();
        const isOpen = await listOpen(trx, [businessId], tiraneDay(clock()));
        if (!place.there && isOpen.size === 0) throw noOthers();
        return place;
      },
    },
  });
}

const noOthers = () => conflict(m.api_request_no_others);

/* The tables of requests and their reminders. A test compares them with the migrations; see tables.ts. */
import type { AnsweredStage, LeadEventKind, LeadSource, LeadStage } from '@orendi/contract/leads';
import type { RequestType } from '@orendi/contract/listings';
import type { Currency } from '@orendi/contract/money';
import type { RequestOutcome } from '@orendi/contract/schemas/own-request';
import type { HeldSignal } from '@orendi/contract/schemas/held';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, CreatedRow, Decimal, Row, UpdatedAt } from './column-types.ts';

/** A product's picture key, or that of a business's logo; for a package, one picture key and name per product in it. */
export type ItemImages = string | { image: string | null; name: string }[] | null;

export type RequestState = LeadStage | 'dropped';

/** The columns that a withdrawal empties, as they were. */
export interface WithdrawnColumns {
  client_name: string;
  client_message: string;
  client_phone: string | null;
  client_phone_typed: string | null;
  client_email: string | null;
  state: RequestState;
}

export interface RequestTables {
  request: CreatedRow & {
    business_id: number;
    item_id: number;
    item_type: RequestType;
    item_name: string;
    item_images: ColumnType<ItemImages, string | null, never>;
    /** Null for a business, which has no price. */
    item_price: Decimal | null;
    item_currency: Currency | null;
    client_name: string;
    /** For sorting; computed by the database. */
    client_sort_name: ColumnType<string | null, never, never>;
    client_message: string;
    client_phone: string | null;
    /** Where it differs from `client_phone` in more than spaces. */
    client_phone_typed: string | null;
    client_email: string | null;
    preferred_contact_method: 'email' | 'phone';
    client_language: 'al' | 'en';
    state: Generated<RequestState>;
    state_since: UpdatedAt;
    signals: Generated<HeldSignal[]>;
    source: Generated<LeadSource>;
    note: string | null;
    offered_price: Decimal | null;
    offered_currency: Currency | null;
    follow_up_on: string | null;
    lost_reason: string | null;
    /** The stage before it was marked as pending again. */
    former_state: AnsweredStage | null;
    answered_at: Date | null;
    link_seed: string | null;
    link_hash: Buffer | null;
    link_closed_at: Date | null;
    read_at: Date | null;
    edited_at: Date | null;
    sent_price: Decimal | null;
    sent_currency: Currency | null;
    sent_words: string | null;
    sent_at: Date | null;
    withdrawn_at: Date | null;
    /** Comes back if the buyer takes the withdrawal back within a day. */
    withdrawn: JSONColumnType<WithdrawnColumns | null, string | null, string | null>;
    outcome: RequestOutcome | null;
    outcome_at: Date | null;
    prefers_whatsapp: Generated<boolean>;
    wanted_length: Decimal | null;
    wanted_width: Decimal | null;
    wanted_height: Decimal | null;
    /** Shared by the same question to several sellers. */
    round: string | null;
    client_network: Buffer | null;
    /** Whether it is answered; computed by the database from its state. */
    request_status: ColumnType<boolean, never, never>;
    /** Whether it came by the form and is neither held nor dropped; computed by the database. */
    is_order: ColumnType<boolean, never, never>;
    /** Whether it is neither held nor dropped; computed by the database. */
    is_lead: ColumnType<boolean, never, never>;
  };

  request_event: Row & {
    request_id: number;
    happened_at: CreatedAt;
    kind: LeadEventKind;
    value: string | null;
    account_id: number | null;
  };

  request_message: Row & {
    request_id: number;
    message: string;
    written_at: Date;
  };

  request_photo: CreatedRow & {
    request_id: number;
    key: string;
    fingerprint: string;
    width: number;
    height: number;
    bytes: number;
  };

  buyer_address: {
    address_hash: Buffer;
    day: Generated<string>;
    mails: Generated<number>;
    stopped_at: Date | null;
  };

  reminder: {
    request_id: number;
    occasion: string;
    queued_at: CreatedAt;
  };

  morning_mail: {
    account_id: number;
    day: string;
  };

  held_digest: {
    business_id: number;
    starts_at: Date;
  };
}

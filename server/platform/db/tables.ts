/* The tables as Kysely sees them. The migrations are authoritative: a test compares the two, column by column. */
import type { ColumnType, Generated, JSONColumnType, Kysely, Transaction } from 'kysely';
import type { Currency } from '@orendi/contract/money';
import type { RequestType } from '@orendi/contract/listings';
import type { ReportReason } from '@orendi/contract/listing-reports';
import type { AnsweredStage, LeadEventKind, LeadSource, LeadStage } from '@orendi/contract/leads';
import type { PageName } from '@orendi/contract/page-names';
import type { HeldSignal } from '@orendi/contract/schemas/held';
import type { MarketSettings } from '@orendi/contract/schemas/market';
import type { AccountTables } from './account-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { CreatedAt, CreatedRow, Decimal, Row, UpdatedAt } from './column-types.ts';

export type { Currency, SaleType } from '@orendi/contract/money';
export type ItemType = 'product' | 'package';

/** A product's picture key, or that of a business's logo; for a package, one picture key and name per product in it. */
export type ItemImages = string | { image: string | null; name: string }[] | null;

export type RequestState = LeadStage | 'dropped';

export interface Database extends AccountTables, CatalogueTables {
  announcement: Row & {
    main_banner: string | null;
    secondary_banner: string | null;
    default_banner: string | null;
  };

  market: Row & MarketSettings;

  page_text: {
    page: PageName;
    version: number;
    text_al: string | null;
    text_en: string | null;
    built_in_al: string;
    built_in_en: string;
    actor: string;
    created_at: CreatedAt;
  };

  synonym_group: Row & {
    words: string[];
  };

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

  mail: CreatedRow & {
    message_id: string;
    template: string;
    recipient: string;
    payload: JSONColumnType<Record<string, unknown>, string, never>;
    request_id: number | null;
    account_id: number | null;
    attempts: Generated<number>;
    last_error: string | null;
    due_at: ColumnType<Date, Date | undefined, Date>;
    sent_at: Date | null;
    refused_since: ColumnType<Date | null, undefined, Date | null>;
    given_up_at: ColumnType<Date | null, undefined, Date | null>;
    /** The call that caused it, see `current-call.ts`; null without one. */
    call_id: string | null;
  };

  job: CreatedRow & {
    queue: string;
    data: JSONColumnType<object, string | undefined, never>;
    /** Set together with `at` for scheduled jobs: hourly or daily. */
    every: 'hour' | 'day' | null;
    at: ColumnType<never, string | null, string | null>;
    attempts: Generated<number>;
    last_error: string | null;
    due_at: ColumnType<Date, Date | undefined, Date>;
    call_id: string | null;
  };

  push_subscription: CreatedRow & {
    session_id: number | null;
    /** An operator's, where there is no session. */
    account_id: number | null;
    endpoint: string;
    p256dh: string;
    auth: string;
  };

  alarm: {
    kind: string;
    day: string;
    told_at: CreatedAt;
  };

  mail_test: Row & {
    tested_at: CreatedAt;
    error: string | null;
  };

  product_import: CreatedRow & {
    business_id: number;
    /** An `ImportPlan` of the spreadsheets feature, as JSON. */
    plan: ColumnType<unknown, string, never>;
    photo_count: number;
    is_read: boolean;
    progress_at: UpdatedAt;
    applied_at: ColumnType<Date | null, undefined, Date>;
    /** An `ImportResult` of the spreadsheets feature. */
    result: ColumnType<unknown, undefined, string>;
    undone_at: ColumnType<Date | null, undefined, Date>;
  };

  product_import_picture: {
    import_id: number;
    file: string | null;
    picture_key: string | null;
    fault: 'too_large' | 'not_a_picture' | 'too_many_pixels' | null;
  };

  import_heading: {
    business_id: number;
    heading: string;
    meaning: string;
    told_at: CreatedAt;
  };

  idempotency_key: {
    key: string;
    body_hash: Buffer | null;
    request_id: number | null;
    product_id: number | null;
    package_id: number | null;
    /** Set for a seller's key, null for a visitor's. */
    business_id: number | null;
    created_at: UpdatedAt;
  };

  spent_captcha: {
    challenge: string;
    expires_at: Date;
  };

  audit_entry: Row & {
    happened_at: UpdatedAt;
    actor: string;
    action: string;
    subject: Generated<string>;
    details: Generated<string>;
  };

  listing_report: CreatedRow & {
    product_id: number | null;
    package_id: number | null;
    /** Computed by the database: the one that is set. */
    listing_id: ColumnType<number, never, never>;
    reason: ReportReason;
    message: Generated<string>;
    settled_at: ColumnType<Date | null, undefined, Date>;
    settlement: ColumnType<'hidden' | 'dismissed' | null, undefined, 'hidden' | 'dismissed'>;
  };

  backup_run: Row & {
    folder: string;
    started_at: Date;
    finished_at: CreatedAt;
    is_good: boolean;
    error: string | null;
    bytes: Generated<number>;
  };

  outbox_hold: Row & {
    restored_at: CreatedAt;
    backup_of: Date;
  };
}

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/* The tables as Kysely sees them. The migrations are authoritative: a test compares the two, column by column. */
import type { ColumnType, Generated, JSONColumnType, Kysely, Transaction } from 'kysely';
import type { Currency } from '@orendi/contract/money';
import type { ReportReason } from '@orendi/contract/listing-reports';
import type { PageName } from '@orendi/contract/page-names';
import type { MarketSettings } from '@orendi/contract/schemas/market';
import type { AccountTables } from './account-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { CreatedAt, CreatedRow, Decimal, Row, UpdatedAt } from './column-types.ts';
import type { RequestTables } from './request-tables.ts';

export type { Currency, SaleType } from '@orendi/contract/money';
export type { ItemImages, RequestState } from './request-tables.ts';
export type ItemType = 'product' | 'package';

export interface Database extends AccountTables, CatalogueTables, RequestTables {
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

  /** The operator's words on the page of a room, a category, a town, or a category in a town. */
  landing_text: {
    industry_id: number | null;
    category_id: number | null;
    town_id: number | null;
    text_al: string;
    text_en: string;
    updated_at: UpdatedAt;
  };

  synonym_group: Row & {
    words: string[];
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

  watcher: CreatedRow & {
    email: string | null;
    endpoint: string | null;
    p256dh: string | null;
    auth: string | null;
    language: 'al' | 'en';
    seed: string;
    token_hash: Buffer;
    looked_on: Generated<string>;
    opened_at: UpdatedAt;
  };

  watch: CreatedRow & {
    watcher_id: number;
    search: string | null;
    item_id: number | null;
    item_type: ItemType | null;
    item_name: string | null;
    price: Decimal | null;
    currency: Currency | null;
    confirmed_at: ColumnType<Date | null, Date | undefined, Date>;
    seen_at: UpdatedAt;
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

  list: CreatedRow & {
    name: string;
    note: Generated<string>;
    reading_hash: Buffer;
    adding_hash: Buffer;
    used_on: ColumnType<string, never, never>;
  };

  list_piece: {
    list_id: number;
    item_id: number;
    item_type: ItemType;
    note: Generated<string>;
    place: ColumnType<number, never, never>;
  };

  list_report: CreatedRow & {
    list_id: number;
    reason: ReportReason;
    message: Generated<string>;
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

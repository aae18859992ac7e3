import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from './open-services.ts';
import { apply, findPending, type Migration, readMigrations } from './platform/db/migrate.ts';
import { createEmptyDatabase } from './testing/open-test-shop.ts';
import { findBreaks } from './testing/schema/find-breaks.ts';
import { readSchema } from './testing/schema/read-schema.ts';

/*
 * While hosts are upgraded one after the other, the version before goes on working on the tables of this one. So a
 * migration only adds; what it would take away goes a release later, when no version that is running needs it:
 * docs/operations/rolling-upgrade.md.
 */

/** Before the rule. */
const lastFree = '0046_price_history.sql';

/**
 * What breaks the version before on paper, by migration, each with the reason why it does not in truth: such as a rule
 * that became wider, or a column that the version before has stopped using.
 */
const harmless: Record<string, { breaks: string[]; because: string }> = {
  '0062_photos_shown_whole.sql': {
    breaks: [
      'product_picture_focus has changed: CHECK (((cardinality(focus) = ANY (ARRAY[2, 3])) AND ((0)::double precision <= ALL (focus)) AND ((1)::double precision >= ALL (focus))))',
    ],
    because:
      'It is wider, and those of one product have one length, as the version before reads them.',
  },
  '0063_states.sql': {
    breaks: [
      "package_complete is a new rule: CHECK (((state = 'draft'::text) OR (num_nulls(price, currency) = 0)))",
      'package_owned_or_deleted is a new rule: CHECK (((num_nonnulls(business_id, deleted_from) = 1) AND ((deleted_at IS NULL) = (deleted_from IS NULL))))',
      'product_category_in_industry is a new rule: CHECK (((category_id IS NULL) OR (industry_id IS NOT NULL)))',
      "product_complete is a new rule: CHECK (((state = 'draft'::text) OR (num_nulls(description_en, description_al, price, currency, industry_id, category_id) = 0)))",
      'product_owned_or_deleted is a new rule: CHECK (((num_nonnulls(business_id, deleted_from) = 1) AND ((deleted_at IS NULL) = (deleted_from IS NULL))))',
    ],
    because:
      'The version before writes all of these columns, and leaves the new ones at their defaults.',
  },
  '0064_sale_days.sql': {
    breaks: [
      "package_dated_sale_within_price is a new rule: CHECK ((((dated_sale_type = 'percentage'::text) AND (dated_sale <= (100)::numeric)) OR ((dated_sale_type = 'fixed'::text) AND (dated_sale <= price))))",
      "product_dated_sale_within_price is a new rule: CHECK ((((dated_sale_type = 'percentage'::text) AND (dated_sale <= (100)::numeric)) OR ((dated_sale_type = 'fixed'::text) AND (dated_sale <= price))))",
    ],
    because:
      'Only sales with days are held to it, which the version before does not write; a price below one is refused anyway.',
  },
  '0066_leads.sql': {
    breaks: [
      "request_state_known has changed: CHECK ((state = ANY (ARRAY['held'::text, 'dropped'::text, 'new'::text, 'answered'::text, 'offered'::text, 'won'::text, 'lost'::text, 'spam'::text])))",
    ],
    because:
      'It is wider, and the version before asks for orders by `request_status` and `is_order`, which say the same of later stages.',
  },
  '0067_staff.sql': {
    breaks: [
      'account_owner_or_staff is a new rule: CHECK (((num_nonnulls(business_id, staff_of) < 2) AND (NOT (is_operator AND (staff_of IS NOT NULL)))))',
    ],
    because:
      'The version before makes nobody staff; staff who claim a business by it are refused, by a fault instead of a sentence.',
  },
  '0071_alarms.sql': {
    breaks: [
      'push_subscription_of_somebody is a new rule: CHECK ((num_nonnulls(session_id, account_id) > 0))',
    ],
    because: 'The version before always writes a session.',
  },
  '0075_own_requests.sql': {
    breaks: [
      "request_can_be_answered has changed: CHECK ((((preferred_contact_method = 'email'::text) AND (client_email IS NOT NULL)) OR ((preferred_contact_method = 'phone'::text) AND (client_phone IS NOT NULL)) OR (withdrawn_at IS NOT NULL)))",
      "request_client_name_check has changed: CHECK (((char_length(client_name) <= 100) AND ((client_name <> ''::text) OR (withdrawn_at IS NOT NULL))))",
    ],
    because: 'They are wider: only a withdrawn request names nobody.',
  },
};

let shared: Awaited<ReturnType<typeof createEmptyDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  shared = await createEmptyDatabase();
  client = new pg.Client(shared.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await shared.drop();
});

/** @returns by migration what the version before would stumble over, if anything */
async function breaksOf(migrations: Migration[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const migration of await findPending(client, migrations)) {
    const before = await readSchema(client);
    await client.query('begin');
    await apply(client, migration);
    await client.query('commit');
    const breaks = findBreaks(before, await readSchema(client));
    if (breaks.length > 0) found[migration.name] = breaks;
  }
  return found;
}

test('the version before can go on with the tables of this one', async () => {
  const all = await readMigrations(migrationsFolder);
  const breaks = await breaksOf(all);
  // That it sees something at all: these were made before the rule.
  expect(breaks['0024_request_states.sql']).toEqual([
    'request.request_status was boolean and is boolean generated',
  ]);
  const ruled = Object.entries(breaks).filter(([name]) => name > lastFree);
  expect(Object.fromEntries(ruled)).toEqual(
    Object.fromEntries(Object.entries(harmless).map(([name, known]) => [name, known.breaks])),
  );
});

test.each([
  ['drop table chair', ['chair.color is gone', 'chair.id is gone', 'chair.legs is gone']],
  ['alter table chair drop column color', ['chair.color is gone']],
  [
    'alter table chair rename legs to feet',
    ['chair.legs is gone', 'chair.feet is new, required, and has no default'],
  ],
  ['alter table chair alter column legs type bigint', ['chair.legs was integer and is bigint']],
  ['alter table chair alter column color set not null', ['chair.color is required now']],
  ['alter table chair alter column id drop identity', ['chair.id has no default now']],
  [
    'alter table chair add height integer not null',
    ['chair.height is new, required, and has no default'],
  ],
  [
    'create unique index chair_color on chair (color)',
    [
      'chair_color is a new rule: CREATE UNIQUE INDEX chair_color ON public.chair USING btree (color)',
    ],
  ],
  [
    'alter table chair add constraint few_legs check (legs < 9)',
    ['few_legs is a new rule: CHECK ((legs < 9))'],
  ],
  [
    'alter table chair drop constraint some_legs, add constraint some_legs check (legs > 1)',
    ['some_legs has changed: CHECK ((legs > 1))'],
  ],
])('is broken by: %s', async (statement, expected) => {
  expect(await breaksBy(statement)).toEqual(expected);
});

test.each([
  'create table stool (id integer not null check (id > 0))',
  'alter table chair add height integer check (height > 0)',
  "alter table chair add label text not null default ''",
  'alter table chair add room_id integer references chair',
  'alter table chair alter column legs drop not null, drop constraint some_legs',
  'create index on chair (color); update chair set legs = 4',
])('is not broken by: %s', async (statement) => {
  expect(await breaksBy(statement)).toEqual([]);
});

async function breaksBy(statement: string): Promise<string[]> {
  await client.query('begin');
  await client.query(`create table chair (
    id integer primary key generated by default as identity, legs integer not null constraint some_legs check (legs > 0), color text
  )`);
  const before = await readSchema(client);
  await client.query(statement);
  const breaks = findBreaks(before, await readSchema(client));
  await client.query('rollback');
  return breaks;
}

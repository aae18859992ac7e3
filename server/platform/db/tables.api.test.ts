import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactWays } from '@orendi/contract/contact-ways';
import { leadEventKinds, leadSources, leadStages, setStages } from '@orendi/contract/leads';
import { currencies, saleTypes } from '@orendi/contract/money';
import { listingStates, requestTypes } from '@orendi/contract/listings';
import { reportReasons } from '@orendi/contract/listing-reports';
import { pageNames } from '@orendi/contract/page-names';
import { outcomes } from '@orendi/contract/schemas/own-request';
import { details, type ProductField } from '@orendi/contract/product-fields';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

/* Parses the tables of tables.ts as text, since types are gone at run time, and compares them with the database. */

interface Column {
  type: string;
  isNullable: boolean;
  /** An insert may omit it although it is not nullable. */
  hasDefault: boolean;
}
type Tables = Record<string, Record<string, Column>>;

const literals = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ');
/** What type names stand for that are declared elsewhere or hold JSON. */
const aliases: Record<string, string> = {
  CreatedAt: 'ColumnType<Date, Date | undefined, never>',
  UpdatedAt: 'ColumnType<Date, Date | undefined, Date>',
  Decimal: 'number',
  Currency: literals(currencies),
  SaleType: literals(saleTypes),
  ItemType: "'product' | 'package'",
  ListingState: literals(listingStates),
  RequestType: literals(requestTypes),
  ItemImages: 'unknown',
  RequestState: literals([...leadStages, 'dropped'].toSorted()),
  AnsweredStage: literals(setStages.filter((stage) => stage !== 'new')),
  LeadSource: literals(leadSources),
  LeadEventKind: literals(leadEventKinds),
  ReminderKind: 'string',
  ContactWay: literals(contactWays),
  ListingType: "'product' | 'package'",
  HeldSignal: 'string',
  PageName: literals(pageNames.toSorted()),
  ReportReason: literals(reportReasons),
  RequestOutcome: literals(outcomes),
};

const source = [
  'column-types.ts',
  'account-tables.ts',
  'catalogue-tables.ts',
  'request-tables.ts',
  'tables.ts',
]
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*[^]*?\*\//g, '');

/** The members of what is written between braces. */
const membersIn = (body: string) =>
  body
    .split(';')
    .map((line) => /^\s*(\w+): ([^]+)$/.exec(line))
    .flatMap((match): [member: string, type: string][] =>
      match ? [[match[1] ?? '', (match[2] ?? '').replaceAll(/\s+/g, ' ')]] : [],
    );

/** The members of an interface; a product's details come from their description. */
function membersOf(name: string): [member: string, type: string][] {
  if (name === 'ProductDetails') {
    return Object.entries(details).map(([detail, field]) => [detail, typeOfDetail(field)]);
  }
  const [, body = ''] = new RegExp(`interface ${name} \\{([^]*?)\\n\\}`).exec(source) ?? [];
  return membersIn(body);
}

function typeOfDetail(field: ProductField): string {
  if (field.kind === 'choice') return `${literals(field.choices)} | null`;
  const types = { decimal: 'number', whole: 'number', flag: 'boolean' } as Record<string, string>;
  return `${types[field.kind] ?? 'string'} | null`;
}

const resolve = (type: string) =>
  type.replaceAll(/\b[A-Z]\w+\b/g, (name) => aliases[name] ?? name).trim();

/** Splits `Name<A, B>` into its name and arguments; a type without arguments is its own first argument. */
function argumentsOf(type: string): [name: string, first: string, second?: string] {
  const [, name = '', inner] = /^(ColumnType|JSONColumnType|Generated)<(.*)>$/.exec(type) ?? [];
  if (inner === undefined) return ['', type];
  const [first = '', second] = inner.split(/,\s*(?![^<]*>)/);
  return [name, first, second];
}

function declaredColumn(declared: string): Column {
  const [name, first, second] = argumentsOf(resolve(declared));
  // A column that is never read has no select type, so its insert type is used.
  const type = first === 'never' ? (second ?? '') : first;
  const members = type.split(' | ');
  return {
    type:
      name === 'JSONColumnType' ? 'unknown' : members.filter((one) => one !== 'null').join(' | '),
    isNullable: members.includes('null'),
    hasDefault: name === 'Generated' || second === 'never' || (second ?? '').includes('undefined'),
  };
}

/** A table is declared as `name: Shared & { columns };`. */
const declared: Tables = Object.fromEntries(
  Array.from(
    source.matchAll(/\n {2}(\w+): ((?:\w+ &\s+)*)\{([^]*?)\n {2,4}\};/g),
    ([, table = '', shared = '', body = '']) => {
      const columns = [...(shared.match(/\w+/g) ?? []).flatMap(membersOf), ...membersIn(body)];
      return [
        table,
        Object.fromEntries(columns.map(([column, type]) => [column, declaredColumn(type)])),
      ];
    },
  ),
);

const types: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'number',
  text: 'string',
  date: 'string',
  time: 'string',
  interval: 'string',
  uuid: 'string',
  xid8: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  jsonb: 'unknown',
  json: 'unknown',
  _float4: 'Focus',
  _int4: 'number[]',
  _text: 'string[]',
};

let shop: TestShop;
let stored: Tables;
/** The values that a column's check allows, in the order the check lists them. */
let allowed: Map<string, string[]>;

beforeAll(async () => {
  shop = await openTestShop();
  const columns = await sql<Column & { table: string; column: string }>`
    select table_name as table, column_name as column, udt_name as type,
      is_nullable = 'YES' as "isNullable",
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasDefault"
    from information_schema.columns where table_schema = 'public'`.execute(shop.db);
  stored = {};
  for (const { table, column, type, isNullable, hasDefault } of columns.rows) {
    const about = { type: types[type] ?? type, isNullable, hasDefault };
    stored[table] = { ...stored[table], [column]: about };
  }
  const checks = await sql<{ column: string; definition: string }>`
    select relname || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and array_length(conkey, 1) = 1`.execute(shop.db);
  allowed = new Map(
    checks.rows
      .filter(({ definition }) => definition.includes('= ANY (ARRAY['))
      .map(({ column, definition }) => [
        column,
        Array.from(definition.matchAll(/'(\w+)'::text/g), ([, value]) => value ?? ''),
      ]),
  );
});
afterAll(() => shop.close());

test('reads what is declared', () => {
  expect(Object.keys(declared).length).toBeGreaterThan(20);
  expect(declared.business_industry).toEqual({
    business_id: { type: 'number', isNullable: false, hasDefault: false },
    industry_id: { type: 'number', isNullable: false, hasDefault: false },
  });
});

test.each(Object.keys(declared))('%s has the columns that its migrations gave it', (table) => {
  const comparable = Object.entries(declared[table] ?? {}).map(([name, column]) => {
    const known = stored[table]?.[name];
    // To PostgreSQL, how many dimensions an array has is no part of its type.
    const element = column.type.replace('Focus[]', 'Focus');
    const type = element.startsWith("'") ? 'string' : element;
    return [
      name,
      {
        type,
        // `unknown` may be null too.
        isNullable: type === 'unknown' ? known?.isNullable : column.isNullable,
        // The type may require more of an insert than the database does, never less.
        hasDefault: (column.hasDefault && !known?.isNullable) || known?.hasDefault,
      },
    ];
  });
  expect(Object.fromEntries(comparable)).toEqual(stored[table]);
});

test('columns of few values have the values that the database allows', () => {
  const values = Object.entries(declared).flatMap(([table, columns]) =>
    Object.entries(columns)
      .filter(([name, { type }]) => type.startsWith("'") && allowed.has(`${table}.${name}`))
      .map(([name, { type }]) => [
        `${table}.${name}`,
        type
          .split(' | ')
          .map((value) => value.slice(1, -1))
          .sort(),
      ]),
  );
  expect(values.length).toBeGreaterThan(5);
  expect(Object.fromEntries(values)).toEqual(
    Object.fromEntries(values.map(([name]) => [name, allowed.get(String(name))?.toSorted()])),
  );
});

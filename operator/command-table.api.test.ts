import { randomUUID } from 'node:crypto';
import { removeDemo } from '@orendi/demo/remove/remove-demo';
import { fillDemo } from '@orendi/demo/fill/fill-demo';
import { activate, post, signUp, signUpOwner } from '@orendi/server/testing/seller';
import { turnOn } from '@orendi/server/features/accounts/testing/second-factor';
import { idOf, submitForm } from '@orendi/server/features/requests/testing/visitor';
import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Effect } from '@orendi/server/features/operators/index';
import { commands } from './commands.ts';
import { drawPhoto } from './testing/draw-photo.ts';
import { readRows } from './testing/read-rows.ts';
import { openTestOperator, type TestOperator } from './testing/run-operator.ts';

/* Every command keeps the promises of the table: its effect on the shop and its entry in the audit log. */

let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

/** A line for every command, on something of its own; whether it is sure is added where that is asked. */
const lines: Record<string, () => string | Promise<string>> = {
  import: async () => {
    await operator.write('products.csv', 'name,price\nBilly,5\n');
    return (
      'import products.csv --business Arka --email arka@x.example --category Divane --without-photos ' +
      '--map product_name=name,description_en=name,description_al=name,price=price'
    );
  },
  'business list': () => 'business list',
  'business show': async () => `business show ${await createBusiness(operator.shop)}`,
  'business suspend': async () =>
    `business suspend ${await createBusiness(operator.shop)} --reason x`,
  'business restore': async () => {
    const id = await createBusiness(operator.shop);
    await operator.run(`business suspend ${id} --reason x`);
    return `business restore ${id}`;
  },
  'business approve': async () => `business approve ${await waitingBusiness()}`,
  'business refuse': async () => `business refuse ${await waitingBusiness()} --reason x`,
  'business verify': async () => `business verify ${await registered()} L12345678A`,
  'business unverify': async () => {
    const id = await registered();
    await operator.run(`business verify ${id} L12345678A`);
    return `business unverify ${id}`;
  },
  'business invite': async () => `business invite ${await createBusiness(operator.shop)}`,
  'invitation list': () => 'invitation list',
  'invitation confirm': async () => `invitation confirm ${await claim()}`,
  'invitation end': async () => `invitation end ${await claim()}`,
  'business hand-over': async () => {
    const seller = await signUp(operator.shop);
    await activate(operator.shop, seller);
    return `business hand-over ${await createBusiness(operator.shop)} ${seller.email}`;
  },
  'business take-back': async () =>
    `business take-back ${(await signUpOwner(operator.shop)).businessId} --reason x`,
  'business merge': async () => {
    const [from, into] = [await createBusiness(operator.shop), await createBusiness(operator.shop)];
    await createProduct(operator.shop, { business_id: from });
    return `business merge ${from} ${into}`;
  },
  'account list': () => 'account list',
  'account show': async () => `account show ${await accountId()}`,
  'account verify': async () => `account verify ${await accountId()}`,
  'account sign-out': async () => `account sign-out ${await accountId()}`,
  'account unlock': async () => `account unlock ${await accountId()}`,
  'account password-link': async () => `account password-link ${await accountId()}`,
  'account remove-factor': async () => {
    const seller = await signUp(operator.shop);
    await activate(operator.shop, seller);
    await turnOn(operator.shop, seller);
    return `account remove-factor ${seller.id}`;
  },
  'account delete': async () =>
    `account delete ${(await signUpOwner(operator.shop, { business_name: 'Drini' })).email}`,
  'request list': () => 'request list --held',
  'request show': async () => `request show ${await send({})}`,
  'request release': async () => `request release ${await send({ signals: { website: 'x' } })}`,
  'request delete': async () => `request delete ${await send({})}`,
  'person export': async () => {
    await send({ contactEmail: 'eva@example.com' });
    return 'person export eva@example.com';
  },
  'person erase': async () => {
    await send({ contactEmail: 'eva@example.com' });
    return 'person erase eva@example.com';
  },
  'mail list': () => 'mail list',
  'mail retry': async () => `mail retry ${await refusedMail()}`,
  'mail drop': async () => `mail drop ${await refusedMail()}`,
  'banner show': () => 'banner show',
  'banner set': async () => {
    await operator.write('sofa.jpg', await drawPhoto('#a5672f'));
    return 'banner set main sofa.jpg';
  },
  'banner clear': async () => {
    await operator.write('chair.jpg', await drawPhoto('#203a5c'));
    await operator.run('banner set secondary chair.jpg');
    return 'banner clear secondary';
  },
  'industry list': () => 'industry list',
  'industry add': () => 'industry add --en Bathroom --al Banjo',
  'industry rename': () => 'industry rename Decor --en Accessories',
  'industry move': () => 'industry move Lighting --before Bedroom',
  'industry remove': async () => {
    await operator.run('industry add --en Garage --al Garazh');
    return 'industry remove Garage';
  },
  'category list': () => 'category list',
  'category add': () => 'category add --industry Office --en Screens --al Ekrane --icon-of Desks',
  'category rename': () => 'category rename Mirrors --al "Pasqyra muri"',
  'category move': async () => {
    await operator.run('category add --industry Office --en Safes --al Kasaforta --icon-of Desks');
    return 'category move Safes --industry Bedroom';
  },
  'category icon': () => 'category icon Curtains --icon-of Mattresses',
  'category remove': async () => {
    await operator.run('category add --industry Office --en Lamps --al Llamba --icon-of Desks');
    return 'category remove Office/Lamps';
  },
  'rate show': () => 'rate show',
  'rate set': () => 'rate set ALL 101.5',
  'demo add': async () => {
    await removeDemo(operator.shop.services);
    return 'demo add';
  },
  'demo remove': async () => {
    await fillDemo(operator.shop.services, 1);
    return 'demo remove';
  },
  'synonym list': () => 'synonym list',
  'synonym add': () => 'synonym add "garazh, bodrum"',
  'synonym remove': () => 'synonym remove 1',
  'audit list': () => 'audit list',
  'listing list': () => 'listing list --hidden',
  'listing show': async () => `listing show ${await listing()}`,
  'listing hide': async () => `listing hide ${await listing()} --reason x`,
  'listing restore': async () => {
    const id = await listing();
    await operator.run(`listing hide ${id} --reason x`);
    return `listing restore ${id}`;
  },
  'report list': () => 'report list',
  'report dismiss': async () => {
    const id = await listing();
    await operator.shop.pool.query(
      `insert into listing_report (product_id, reason) values ($1, 'other')`,
      [id],
    );
    return `report dismiss ${id}`;
  },
  'list reported': () => 'list reported',
  'list remove': async () => `list remove ${await reportedList()}`,
  'list dismiss': async () => `list dismiss ${await reportedList()}`,
  'search fruitless': () => 'search fruitless',
  'search watches': () => 'search watches',
  'search status': () => 'search status',
  'search rebuild': () => 'search rebuild',
  'shop renew-id': () => 'shop renew-id',
  'shop claim-pictures': () => 'shop claim-pictures',
  'operator list': () => 'operator list',
  'operator add': () => `operator add ${randomUUID()}@example.com --name Olta --surname Prifti`,
  'operator remove': async () => {
    const email = `${randomUUID()}@example.com`;
    await operator.run(`operator add ${email} --name Olta --surname Prifti`);
    return `operator remove ${email}`;
  },
  doctor: () => 'doctor',
  backup: () => 'backup',
  'backup verify': () => 'backup verify',
  restore: () => 'restore',
  'mail release': () => 'mail release',
  'mail test': () => 'mail test ana@example.com',
};

/** They need more around them than a shop; their own tests say what they do. */
const triedElsewhere = new Set([
  'doctor',
  'backup',
  'backup verify',
  'restore',
  'mail release',
  'search rebuild',
  'shop claim-pictures',
]);

const listing = async () =>
  createProduct(operator.shop, { business_id: await createBusiness(operator.shop) });

async function reportedList(): Promise<number> {
  const { rows } = await operator.shop.pool.query<{ id: number }>(
    `with l as (
       insert into list (name, reading_hash, adding_hash)
       values ('x', sha256(gen_random_uuid()::text::bytea), sha256(gen_random_uuid()::text::bytea)) returning id
     ) insert into list_report (list_id, reason) select id, 'other' from l returning list_id as id`,
  );
  return rows[0]?.id ?? 0;
}

const registered = () => createBusiness(operator.shop, { tax_number: 'L12345678A' });

const waitingBusiness = () =>
  createBusiness(operator.shop, {
    suspended_at: new Date(),
    suspension_reason: '',
    awaits_approval: true,
  });

/** The id of an invitation that somebody has accepted who waits for a yes. */
async function claim(): Promise<number> {
  const { shop, run } = operator;
  const business = await createBusiness(shop);
  await submitForm(shop, { type: 'business', id: business });
  const { output } = await run(`business invite ${business}`);
  const claimant = await signUp(shop);
  await activate(shop, claimant);
  const token = output.trim().split('/').at(-1);
  await post(shop, '/auth/invitations/accept', { token }, claimant.headers);
  const { id } = await shop.db
    .selectFrom('invitation')
    .select('id')
    .where('accepted_by', '=', claimant.id)
    .executeTakeFirstOrThrow();
  return id;
}

const accountId = async () => (await signUp(operator.shop)).id;

async function send(fields: Record<string, unknown>): Promise<number> {
  const business = await createBusiness(operator.shop);
  const id = await createProduct(operator.shop, { business_id: business });
  return idOf(await submitForm(operator.shop, { id, ...fields }));
}

async function refusedMail(): Promise<number> {
  const { rows } = await operator.shop.pool.query<{ id: number }>(`
    insert into mail (message_id, template, recipient, payload, attempts, last_error, refused_since, given_up_at)
    values ('<x-' || gen_random_uuid() || '-1.abc@orendi.example>', 'request', 'x@example.com', '{}', 1, '550', now(), now())
    returning id`);
  return rows[0]?.id ?? 0;
}

const audited = async () =>
  (await operator.shop.db.selectFrom('audit_entry').select(['action', 'actor']).execute()).map(
    ({ action, actor }) => `${action} by ${actor}`,
  );

/** Runs the command where nothing can be written down. */
async function runUnwritten(line: string) {
  await operator.shop.pool.query('alter table audit_entry rename to audit_entry_away');
  const outcome = await operator.run(line);
  await operator.shop.pool.query('alter table audit_entry_away rename to audit_entry');
  return outcome;
}

const named = (...effects: Effect[]) =>
  Object.entries(commands).flatMap(([name, { effect }]) =>
    effects.includes(effect) && !triedElsewhere.has(name) ? [name] : [],
  );

test('there is a line for every command', () => {
  expect(Object.keys(lines).sort()).toEqual(Object.keys(commands).sort());
});

const lineFor = async (name: string) => (await lines[name]?.()) ?? '';

test.each(named('reads'))('%s leaves everything as it is', async (name) => {
  const line = await lineFor(name);
  const before = await readRows(operator.shop.pool);
  expect(await operator.run(line)).toMatchObject({ code: 0, errors: '' });
  expect(await readRows(operator.shop.pool)).toEqual(before);
});

test.each(named('destroys'))('%s says what would go, until one is sure', async (name) => {
  const line = await lineFor(name);
  const before = await readRows(operator.shop.pool);
  const asked = await operator.run(line);
  expect(asked.errors).toMatch(/^This \S.*\. Say --yes to do it\.$/);
  expect([asked.code, asked.output]).toEqual([2, '']);
  expect(await readRows(operator.shop.pool)).toEqual(before);

  expect(await operator.run(`${line} --yes`)).toMatchObject({ code: 0, errors: '' });
  const after = await readRows(operator.shop.pool);
  expect({ ...after, audit_entry: before.audit_entry }).not.toEqual(before);
});

describe('what changes something', () => {
  test.each(named('changes', 'destroys'))('%s is written down', async (name) => {
    const line = await lineFor(name);
    const isSure = commands[name]?.effect === 'destroys' ? ' --yes' : '';
    const before = await readRows(operator.shop.pool);
    const writtenBefore = await audited();

    // With the change, or not at all.
    expect((await runUnwritten(line + isSure)).code).toBe(1);
    expect(await readRows(operator.shop.pool)).toEqual(before);

    expect(await operator.run(line + isSure)).toMatchObject({ code: 0, errors: '' });
    const written = (await audited()).slice(writtenBefore.length);
    expect(written).toEqual([
      expect.stringMatching(new RegExp(`^${name} by .+ \\(command line\\)$`)),
    ]);
  });
});

test.each(Object.keys(commands))('%s explains itself', async (name) => {
  const { code, output } = await operator.run(`${name} --help`);
  expect(code).toBe(0);
  expect(output).toContain(`npm run operator -- ${name}`);
  const asksFirst = commands[name]?.effect === 'destroys';
  expect(!asksFirst || output.includes('--yes')).toBe(true);
  expect((await operator.run(`help ${name}`)).output).toBe(output);
});

test('without words all commands are listed, and by one word those that begin with it', async () => {
  const { code, output } = await operator.run('');
  expect(code).toBe(0);
  for (const [name, { summary }] of Object.entries(commands)) {
    expect(output).toMatch(new RegExp(`^  ${name} +${summary.replace(/[()]/g, '\\$&')}$`, 'm'));
  }
  for (const line of ['help', '--help', '-h'])
    expect((await operator.run(line)).output).toBe(output);
  const group = await operator.run('mail');
  expect(group.output.match(/^ {2}\w+ \w+/gm)).toEqual([
    '  mail list',
    '  mail retry',
    '  mail drop',
    '  mail release',
    '  mail test',
  ]);
  expect((await operator.run('mail --help')).output).toBe(group.output);
});

test.each([
  [
    'sell',
    /^There is no command "sell"\. The commands:\n\n {4}doctor\n {4}import\n {4}business +list, /,
  ],
  ['--sell', /^There is no command "--sell"\. The commands:\n/],
  [
    'mail send',
    /^There is no command "mail send"\. The commands:\n\n {4}mail +list, retry, drop, /,
  ],
  ['bussines list', /^There is no command "bussines list"\. Did you mean `business list`\?$/],
  ['mail relese --yes', /"mail relese"\. Did you mean `mail release`\?$/],
  ['docter', /"docter"\. Did you mean `doctor`\?$/],
  ['busines', /"busines"\. Did you mean `business`\?$/],
  ['suspend 12', /"suspend 12"\. Did you mean `business suspend`\?$/],
  ['release', /"release"\. Did you mean `request release` or `mail release`\?$/],
  ['list --all', /^There is no command "list"\. The commands:\n/],
  ['doctor --quick', /^There is no option --quick; it takes none\.$/],
])('%s is no command, and what may be meant is named', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});

test('a name may come as one argument, in quotes', async () => {
  const { errors } = await operator.run('"audit list" --limit 0');
  expect(errors).toMatch(/^--limit 0: /);
});

test('a list of all commands is a line for each first word', async () => {
  const { errors } = await operator.run('sell');
  expect(errors.match(/^ {4}(?:backup|restore|mail) .*|^ {4}restore$/gm)).toEqual([
    '    mail        list, retry, drop, release, test',
    '    backup      [verify]',
    '    restore',
  ]);
});

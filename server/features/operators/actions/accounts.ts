import * as routes from '@orendi/contract/routes/operator-accounts';
import type { AccountsQuery, KnownAccount } from '@orendi/contract/schemas/operator-accounts';
import { sql } from 'kysely';
import { contains, idIn } from '../../../platform/db/folded.ts';
import { readPage } from '../../../platform/db/read-page.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { BeforeJson } from '../../../platform/http/api.ts';
import { businessOfMember } from '../../../platform/push/subscriptions.ts';
import { listFactors, listOpenSessions } from '../../accounts/index.ts';
import { listBusinesses } from '../../businesses/index.ts';
import { printFacts } from '../command-line/print-facts.ts';
import { numberLine, listAction } from './action.ts';
import { consoleCall } from './console-call.ts';
import { accountAction } from './find-account.ts';

export const accountActions = {
  'account list': listAction({
    summary: 'list the accounts of sellers',
    help: 'Lists the accounts with their ids; or those whose e-mail address or name has a text in it.',
    usage: ['', 'hoxha'],
    call: consoleCall(routes.listKnownAccounts, (query, { services }) =>
      listKnownAccounts(services.db, query),
    ),
    operands: Infinity,
    none: 'There are no such accounts.',
    async list({ db }, { operands }) {
      const all = await db
        .selectFrom('account as a')
        .leftJoin('business as b', (join) => join.on('b.id', '=', businessOfMember))
        .select(['a.id', 'a.email', 'name', 'surname'])
        .select(['isactive', 'is_operator', 'business_name'])
        .orderBy('a.id')
        .execute();
      // Not in SQL: what lower() makes of Ë depends on the database's locale.
      const text = operands.join(' ').toLowerCase();
      const accounts = all.filter(({ email, name, surname }) =>
        `${email} ${name} ${surname}`.toLowerCase().includes(text),
      );
      return accounts.map(({ id, email, name, surname, business_name, ...account }) => {
        const seller = account.isactive
          ? (business_name ?? 'no business yet')
          : 'address not verified';
        const state = account.is_operator ? 'operator' : seller;
        return numberLine(id, `${email} (${name} ${surname}): ${state}`);
      });
    },
  }),

  'account show': accountAction({
    summary: 'show what is known of an account',
    help: 'Shows an account.',
    usage: 'EMAIL_OR_ID',
    effect: 'reads',
    async run({ db }, { found: { user, newEmail } }, context) {
      const { created_at: createdAt } = await db
        .selectFrom('account')
        .select('created_at')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
      const sessions = await listOpenSessions(db, user.id);
      const { authenticator, passkeys } = await listFactors(db, user.id);
      const [business] =
        user.business_id === null ? [] : await listBusinesses(db, user.business_id);
      printFacts(context, {
        id: user.id,
        email: user.email,
        new_email: newEmail,
        name: `${user.name} ${user.surname}`,
        birth_date: user.birthDate,
        language: user.language,
        verified: user.isactive ? 'yes' : 'no',
        business: business && `${business.id} ${business.business_name}`,
        created_at: createdAt,
        second_factor: authenticator && `recovery codes left: ${authenticator.recoveryCodes}`,
        passkeys: passkeys.length || null,
        sign_ins: sessions.length,
        last_used_on: sessions[0]?.updated_at.toISOString().slice(0, 10),
      });
    },
  }),
};

/** The newest first, without those of operators. `q` is looked for in address and name, and among the ids. */
function listKnownAccounts(db: Db, { q, ...page }: AccountsQuery) {
  const isMeant = q
    ? sql`(${contains(sql`concat_ws(' ', a.email, a.name, a.surname)`, q)} or a.id = ${idIn(q)})`
    : sql`true`;
  const columns = sql<BeforeJson<KnownAccount>>`
    a.id, a.email, concat_ws(' ', a.name, a.surname) as name, a.isactive, a.created_at,
      (
        select json_build_object('id', b.id, 'business_name', b.business_name) from business b
        where b.id in (a.business_id, a.staff_of)
      ) as business,
      exists (select from authenticator where account_id = a.id) as "hasAuthenticator",
      (select count(*) from passkey where account_id = a.id) as passkeys,
      (select count(*) from session where account_id = a.id and expires_at > now()) as "signIns"`;
  const found = sql`from account a where not a.is_operator and ${isMeant}`;
  return readPage(db, page, columns, { found, order: sql`a.id desc` });
}

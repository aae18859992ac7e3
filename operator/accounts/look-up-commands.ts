import { listFactors, listOpenSessions } from '@orendi/server/features/accounts/index';
import { listBusinesses } from '@orendi/server/features/businesses/index';
import { shopCommand } from '../command-line/command.ts';
import { printFacts } from '@orendi/server/features/operators/index';
import { accountCommand } from './find-account.ts';

export const accountLookUpCommands = {
  'account list': shopCommand({
    summary: 'list the accounts of sellers',
    help: `Lists the accounts with their ids; or those whose e-mail address or name has a text in it.

  npm run operator -- account list
  npm run operator -- account list hoxha`,
    effect: 'reads',
    operands: Infinity,
    async run({ db }, { operands }, { print }) {
      const all = await db
        .selectFrom('account')
        .leftJoin('business', 'business.id', 'account.business_id')
        .select(['account.id', 'account.email', 'name', 'surname'])
        .select(['isactive', 'is_operator', 'business_name'])
        .orderBy('account.id')
        .execute();
      // Not in SQL: what lower() makes of Ë depends on the database's locale.
      const text = operands.join(' ').toLowerCase();
      const accounts = all.filter(({ email, name, surname }) =>
        `${email} ${name} ${surname}`.toLowerCase().includes(text),
      );
      if (accounts.length === 0) print('There are no such accounts.');
      for (const { id, email, name, surname, business_name, ...account } of accounts) {
        const seller = account.isactive
          ? (business_name ?? 'no business yet')
          : 'address not verified';
        const state = account.is_operator ? 'operator' : seller;
        print(`${String(id).padStart(5)}  ${email} (${name} ${surname}): ${state}`);
      }
    },
  }),

  'account show': accountCommand({
    summary: 'show what is known of an account',
    help: 'Shows an account.\n\n  npm run operator -- account show EMAIL_OR_ID',
    effect: 'reads',
    async run({ db }, { account: { user, newEmail } }, context) {
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

import * as routes from '@orendi/contract/routes/operator-accounts';
import type { HelpDeed } from '@orendi/contract/schemas/operator-accounts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import type { Services } from '../../../services.ts';
import {
  type Account,
  deleteAccount,
  endPending,
  endSessions,
  listFactors,
  removeFactor,
} from '../../accounts/index.ts';
import { listBusinesses } from '../../businesses/index.ts';
import type { Action } from './action.ts';
import { accountAction, accountCall, writePasswordLink } from './find-account.ts';

/** @returns how much there was to do */
const deeds: Record<HelpDeed, (trx: Trx, { user }: Account) => Promise<number>> = {
  verify: async (trx, { user: { id, isactive } }) => {
    if (isactive) return 0;
    await endPending(trx, id, { isactive: true });
    return 1;
  },
  unlock: async (trx, { user: { id } }) => endPending(trx, id).then(() => 1),
  'sign-out': (trx, { user: { id } }) => endSessions(trx, id, () => true),
};

function help({ db }: Pick<Services, 'db'>, actor: string, deed: HelpDeed, account: Account) {
  return db.transaction().execute(async (trx) => {
    const count = await deeds[deed](trx, account);
    const entry = { actor, action: `account ${deed}`, subject: `account ${account.user.id}` };
    if (count > 0) await recordAction(trx, entry);
    return count;
  });
}

interface HelpWords extends Pick<Action, 'summary' | 'help' | 'call'> {
  /** The command's answer, after how much there was to do. */
  said(count: number): string;
}

const helpAction = (deed: HelpDeed, { said, ...words }: HelpWords) =>
  accountAction({
    ...words,
    usage: 'EMAIL_OR_ID',
    effect: 'changes',
    async run(services, { found }, { actor, print }) {
      print(said(await help(services, actor, deed, found)));
    },
  });

/** For sellers who cannot help themselves. A caller may be anybody: verify their identity first. */
export const accountHelpActions = {
  'account verify': helpAction('verify', {
    summary: 'take the e-mail address of an account as verified',
    help: 'Takes the e-mail address of an account as verified, for a seller whom the mail does not reach.',
    call: accountCall(routes.helpAccount, async ({ deed }, { services, actor }, account) => {
      await help(services, actor, deed, account);
    }),
    said: (count) => (count === 0 ? 'It was verified already.' : 'It is verified.'),
  }),

  'account sign-out': helpAction('sign-out', {
    summary: 'sign an account out everywhere',
    help: 'Ends all sign-ins of an account, for a seller who has lost a phone. It does not change the password.',
    said: (ended) => (ended === 0 ? 'It is signed in nowhere.' : `Sign-ins ended: ${ended}.`),
  }),

  'account unlock': helpAction('unlock', {
    summary: 'let an account be signed in to again after too many wrong passwords',
    help: `Forgets the failed attempts to sign in to an account, for a seller whom strangers keep out by trying passwords, and who
is on a new device and cannot read the mail with a link. Links mailed before, and a change of address that is not verified
yet, have to be asked for again.`,
    said: () => 'It can be signed in to again.',
  }),

  'account password-link': accountAction({
    summary: 'make a link with which a seller sets a new password',
    help: `Prints a link with which a new password can be set, for a seller whom no mail reaches. It holds for an hour and works
once; whoever has it has the account, so hand it to nobody but its owner.`,
    usage: 'EMAIL_OR_ID',
    effect: 'changes',
    call: accountCall(routes.writePasswordLink, async (_, { services, actor }, account) => ({
      link: await recordPasswordLink(services, actor, account),
    })),
    async run(services, { found: account }, { actor, print }) {
      print(await recordPasswordLink(services, actor, account));
    },
  }),

  'account remove-factor': accountAction({
    summary: 'turn the second factor of an account off',
    help: `Turns sign-in in two steps off, for a seller who has lost both the phone and the recovery codes: the password is then
enough. With --passkeys the passkeys go too, as after a theft. The seller is told by mail. A new password alone removes
neither. Without --yes it only says what would go.`,
    usage: ['EMAIL_OR_ID --yes', 'EMAIL_OR_ID --passkeys --yes'],
    effect: 'destroys',
    call: accountCall(routes.removeAccountFactors, async (_, { services, actor }, { user }) => {
      for (const factor of ['second-factor', 'passkeys'] as const) {
        await removeFactor(services, user, factor, { operator: actor });
      }
    }),
    options: { passkeys: 'remove the passkeys too' },
    async run(services, { found: { user }, options }, { actor, askFirst, print }) {
      const { authenticator, passkeys } = await listFactors(services.db, user.id);
      const parts = [
        authenticator && 'the second factor',
        options.passkeys && passkeys.length > 0 && `${passkeys.length} passkeys`,
      ].filter(Boolean);
      if (parts.length > 0) askFirst(`removes ${parts.join(' and ')} of ${user.email}`);
      const by = { operator: actor };
      const removed = await removeFactor(services, user, 'second-factor', by);
      print(removed === 0 ? 'It had no second factor.' : 'The second factor is off.');
      if (!options.passkeys) return;
      print(`Passkeys removed: ${await removeFactor(services, user, 'passkeys', by)}.`);
    },
  }),

  'account delete': accountAction({
    summary: 'delete an account with its business, for good',
    help: `Deletes an account on its owner's demand: with its business, products, packages, requests and mails. Without --yes it
only says what would go. Nothing brings it back but a backup.`,
    usage: 'EMAIL_OR_ID --yes',
    effect: 'destroys',
    async run(services, { found: { user } }, { actor, askFirst, print }) {
      // The account alone goes where it is staff.
      const businessId = user.role === 'owner' ? user.business_id : null;
      const owned =
        businessId === null ? '' : ` with ${await sayBusiness(services.db, businessId)}`;
      const what = `${user.email}${owned}`;
      askFirst(`deletes ${what}`);
      const subject = `account ${user.id}`;
      await services.changes.transaction(async (trx, touch) => {
        await deleteAccount(services, trx, touch, user.id);
        await recordAction(trx, { actor, action: 'account delete', subject });
      });
      print(`Deleted: ${what}.`);
    },
  }),
};

/** A business and how much goes with it. */
export async function sayBusiness(db: Services['db'], id: number): Promise<string> {
  const [business] = await listBusinesses(db, id);
  if (!business) return '';
  const { business_name: name, products, packages, requests } = business;
  return `the business ${name} (${products} products, ${packages} packages, ${requests} requests)`;
}

async function recordPasswordLink(services: Services, actor: string, account: Account) {
  const entry = { actor, action: 'account password-link', subject: `account ${account.user.id}` };
  await recordAction(services.db, entry);
  return writePasswordLink(services, account);
}

import { activateAccount, endPending, endSessions } from '@orendi/server/features/accounts/index';
import { commandLineActor, recordAction } from '@orendi/server/platform/audit/record-action';
import type { Services } from '@orendi/server/services';
import type { Command } from '../command-line/command.ts';
import { readOptions } from '../command-line/read-options.ts';
import { withAccount } from './with-account.ts';
import { writePasswordLink } from './write-password-link.ts';

/* For sellers who cannot help themselves. A caller may be anybody: verify their identity first. */

export const accountVerifyCommand: Command = {
  summary: 'take the e-mail address of an account as verified',
  help: `Takes the e-mail address of an account as verified, for a seller whom the mail does not reach.

  npm run operator -- account verify EMAIL_OR_ID`,
  effect: 'changes',
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const wasActive = await withAccount(operands, context, async ({ db }, { user }) => {
      if (!user.isactive) {
        await db.transaction().execute(async (trx) => {
          await activateAccount(trx, user.id);
          await record(trx, 'account verify', user.id);
        });
      }
      return user.isactive;
    });
    context.print(wasActive ? 'It was verified already.' : 'It is verified.');
    return 0;
  },
};

export const accountSignOutCommand: Command = {
  summary: 'sign an account out everywhere',
  help: `Ends all sign-ins of an account, for a seller who has lost a phone. It does not change the password.

  npm run operator -- account sign-out EMAIL_OR_ID`,
  effect: 'changes',
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const ended = await withAccount(operands, context, ({ db }, { user }) =>
      db.transaction().execute(async (trx) => {
        const count = await endSessions(trx, user.id, () => true);
        if (count > 0) await record(trx, 'account sign-out', user.id);
        return count;
      }),
    );
    context.print(ended === 0 ? 'It is signed in nowhere.' : `Sign-ins ended: ${ended}.`);
    return 0;
  },
};

export const accountUnlockCommand: Command = {
  summary: 'let an account be signed in to again after too many wrong passwords',
  help: `Forgets the failed attempts to sign in to an account, for a seller whom strangers keep out by trying passwords, and who
is on a new device and cannot read the mail with a link. Links mailed before, and a change of address that is not verified
yet, have to be asked for again.

  npm run operator -- account unlock EMAIL_OR_ID`,
  effect: 'changes',
  async run(args, context) {
    const { operands } = readOptions(args, {});
    await withAccount(operands, context, ({ db }, { user }) =>
      db.transaction().execute(async (trx) => {
        await endPending(trx, user.id);
        await record(trx, 'account unlock', user.id);
      }),
    );
    context.print('It can be signed in to again.');
    return 0;
  },
};

export const accountPasswordLinkCommand: Command = {
  summary: 'make a link with which a seller sets a new password',
  help: `Prints a link with which a new password can be set, for a seller whom no mail reaches. It holds for an hour and works
once; whoever has it has the account, so hand it to nobody but its owner.

  npm run operator -- account password-link EMAIL_OR_ID`,
  effect: 'changes',
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const link = await withAccount(operands, context, async (services, account) => {
      await record(services.db, 'account password-link', account.user.id);
      return writePasswordLink(services, account);
    });
    context.print(link);
    return 0;
  },
};

function record(db: Services['db'], action: string, accountId: number): Promise<void> {
  return recordAction(db, { actor: commandLineActor(), action, subject: `account ${accountId}` });
}

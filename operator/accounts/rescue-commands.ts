import { lifetimes } from '@orendi/contract/limits';
import {
  activateAccount,
  endPending,
  endSessions,
  writeResetLink,
} from '@orendi/server/features/accounts/index';
import type { Command } from '../command-line/command.ts';
import { readOptions } from '../command-line/read-options.ts';
import { withAccount } from './with-account.ts';

/* For sellers who cannot help themselves. A caller may be anybody: verify their identity first. */

export const accountVerifyCommand: Command = {
  summary: 'take the e-mail address of an account as verified',
  help: `Takes the e-mail address of an account as verified, for a seller whom the mail does not reach.

  npm run operator -- account verify EMAIL_OR_ID`,
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const wasActive = await withAccount(operands, context, async ({ db }, { user }) => {
      if (!user.isactive) {
        await db.transaction().execute((trx) => activateAccount(trx, user.id));
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
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const ended = await withAccount(operands, context, ({ db }, { user }) =>
      endSessions(db, user.id, () => true),
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
  async run(args, context) {
    const { operands } = readOptions(args, {});
    await withAccount(operands, context, ({ db }, { user }) =>
      db.transaction().execute((trx) => endPending(trx, user.id)),
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
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const link = await withAccount(operands, context, async (services, { user, stamp }) => {
      const expiresAt = Math.floor(services.clock().getTime() / 1000) + lifetimes.resetHours * 3600;
      return writeResetLink(services, { accountId: user.id, email: user.email, stamp, expiresAt });
    });
    context.print(link);
    return 0;
  },
};

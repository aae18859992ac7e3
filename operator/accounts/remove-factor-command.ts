import { removeFactor } from '@orendi/server/features/accounts/index';
import type { Command } from '../command-line/command.ts';
import { readOptions } from '../command-line/read-options.ts';
import { withAccount } from './with-account.ts';

export const accountRemoveFactorCommand: Command = {
  summary: 'turn the second factor of an account off',
  help: `Turns sign-in in two steps off, for a seller who has lost both the phone and the recovery codes: the password is then
enough. With --passkeys the passkeys go too, as after a theft. The seller is told by mail. A new password alone removes
neither.

  npm run operator -- account remove-factor EMAIL_OR_ID
  npm run operator -- account remove-factor EMAIL_OR_ID --passkeys`,
  async run(args, context) {
    const { options, operands } = readOptions(args, {
      passkeys: { kind: 'flag', help: 'remove the passkeys too' },
    });
    const removed = await withAccount(operands, context, async (services, { user }) => ({
      factors: await removeFactor(services, user, 'second-factor', null),
      passkeys: options.passkeys ? await removeFactor(services, user, 'passkeys', null) : null,
    }));
    context.print(removed.factors === 0 ? 'It had no second factor.' : 'The second factor is off.');
    if (removed.passkeys !== null) context.print(`Passkeys removed: ${removed.passkeys}.`);
    return 0;
  },
};

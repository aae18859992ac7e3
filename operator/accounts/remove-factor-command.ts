import { listFactors, removeFactor } from '@orendi/server/features/accounts/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import { askFirst, yesOption } from '../command-line/ask-first.ts';
import type { Command } from '../command-line/command.ts';
import { readOptions } from '../command-line/read-options.ts';
import { withAccount } from './with-account.ts';

export const accountRemoveFactorCommand: Command = {
  summary: 'turn the second factor of an account off',
  help: `Turns sign-in in two steps off, for a seller who has lost both the phone and the recovery codes: the password is then
enough. With --passkeys the passkeys go too, as after a theft. The seller is told by mail. A new password alone removes
neither. Without --yes it only says what would go.

  npm run operator -- account remove-factor EMAIL_OR_ID --yes
  npm run operator -- account remove-factor EMAIL_OR_ID --passkeys --yes`,
  effect: 'destroys',
  async run(args, context) {
    const { options, operands } = readOptions(args, {
      passkeys: { kind: 'flag', help: 'remove the passkeys too' },
      ...yesOption,
    });
    const removed = await withAccount(operands, context, async (services, { user }) => {
      const { authenticator, passkeys } = await listFactors(services.db, user.id);
      const parts = [
        authenticator && 'the second factor',
        options.passkeys && passkeys.length > 0 && `${passkeys.length} passkeys`,
      ].filter(Boolean);
      if (parts.length > 0) askFirst(options, `removes ${parts.join(' and ')} of ${user.email}`);
      const by = { operator: commandLineActor() };
      return {
        factors: await removeFactor(services, user, 'second-factor', by),
        passkeys: options.passkeys ? await removeFactor(services, user, 'passkeys', by) : null,
      };
    });
    context.print(removed.factors === 0 ? 'It had no second factor.' : 'The second factor is off.');
    if (removed.passkeys !== null) context.print(`Passkeys removed: ${removed.passkeys}.`);
    return 0;
  },
};

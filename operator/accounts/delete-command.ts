import { deleteAccount } from '@orendi/server/features/accounts/index';
import { commandLineActor, recordAction } from '@orendi/server/platform/audit/record-action';
import { listBusinesses } from '@orendi/server/features/businesses/index';
import type { Services } from '@orendi/server/services';
import { askFirst, yesOption } from '../command-line/ask-first.ts';
import type { Command } from '../command-line/command.ts';
import { readOptions } from '../command-line/read-options.ts';
import { withAccount } from './with-account.ts';

export const accountDeleteCommand: Command = {
  summary: 'delete an account with its business, for good',
  help: `Deletes an account on its owner's demand: with its business, products, packages, requests and mails. Without --yes it
only says what would go. Nothing brings it back but a backup.

  npm run operator -- account delete EMAIL_OR_ID --yes`,
  effect: 'destroys',
  async run(args, context) {
    const { options, operands } = readOptions(args, yesOption);
    const gone = await withAccount(operands, context, async (services, { user }) => {
      const what = `${user.email}${await extentOf(services.db, user.business_id)}`;
      askFirst(options, `deletes ${what}`);
      const subject = `account ${user.id}`;
      await services.changes.transaction(async (trx, touch) => {
        await deleteAccount(services, trx, touch, user.id);
        await recordAction(trx, { actor: commandLineActor(), action: 'account delete', subject });
      });
      return what;
    });
    context.print(`Deleted: ${gone}.`);
    return 0;
  },
};

async function extentOf(db: Services['db'], businessId: number | null): Promise<string> {
  const [business] = businessId === null ? [] : await listBusinesses(db, businessId);
  if (!business) return '';
  const { business_name: name, products, packages, requests } = business;
  return ` with the business ${name}, ${products} products, ${packages} packages and ${requests} requests`;
}

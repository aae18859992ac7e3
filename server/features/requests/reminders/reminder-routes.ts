import { reminderKinds } from '@orendi/contract/leads';
import * as routes from '@orendi/contract/routes/private-orders';
import type { Reminders } from '@orendi/contract/schemas/account-data';
import type { Services } from '../../../services.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/rate-limit.ts';
import { owner } from '../../../platform/http/scopes.ts';

export function reminderRoutes(api: Api, { countCall, db }: Services): void {
  api.openapi(guarded(routes.getReminders, owner), async (c) =>
    c.json({ data: await findReminders(db, c.get('session').user.id) }, 200),
  );

  api.openapi(
    guarded(routes.setReminders, owner, limitByAccount(countCall, changeLimit), requireJson),
    async (c) => {
      const reminders = c.req.valid('json');
      await db
        .updateTable('account')
        .set({ reminders_off: reminderKinds.filter((kind) => !reminders[kind]) })
        .where('id', '=', c.get('session').user.id)
        .execute();
      return c.json({ data: reminders }, 200);
    },
  );
}

async function findReminders(db: Db, accountId: number): Promise<Reminders> {
  const { reminders_off: off } = await db
    .selectFrom('account')
    .select('reminders_off')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isWanted = reminderKinds.map((kind) => [kind, !off.includes(kind)]);
  return Object.fromEntries(isWanted) as Reminders;
}

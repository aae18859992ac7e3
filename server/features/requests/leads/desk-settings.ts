import { reminderKinds } from '@orendi/contract/leads';
import * as routes from '@orendi/contract/routes/private-orders';
import type { Language } from '@orendi/contract/language';
import firstTemplates from '@orendi/contract/reply-templates.json' with { type: 'json' };
import type { Reminders } from '@orendi/contract/schemas/account-data';
import type { ReplyTemplate, ReplyTemplates } from '@orendi/contract/schemas/leads';
import type { Services } from '../../../services.ts';
import { readRow, updateRow } from '../../../platform/db/rows.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/rate-limit.ts';
import { member } from '../../../platform/http/scopes.ts';

/** The prepared answers of a business, and which reminders an account wants. */
export function deskSettingRoutes(api: Api, { countCall, db }: Services): void {
  const changing = [member, limitByAccount(countCall, changeLimit), requireJson] as const;

  api.answer(guarded(routes.getReplyTemplates, member), async (c) => {
    const { reply_templates: own } = await readRow(db, 'business', c.get('businessId'), [
      'reply_templates',
    ]);
    return presentTemplates(own, c.get('language'));
  });

  api.answer(guarded(routes.saveReplyTemplates, ...changing), async (c) => {
    const { templates: own } = c.req.valid('json');
    const reply_templates = own && JSON.stringify(own);
    await updateRow(db, 'business', c.get('businessId'), { reply_templates });
    return presentTemplates(own, c.get('language'));
  });

  api.answer(guarded(routes.getReminders, member), async (c) => {
    const { id } = c.get('session').user;
    const { reminders_off: off } = await readRow(db, 'account', id, ['reminders_off']);
    const isWanted = reminderKinds.map((kind) => [kind, !off.includes(kind)]);
    return Object.fromEntries(isWanted) as Reminders;
  });

  api.answer(guarded(routes.setReminders, ...changing), async (c) => {
    const reminders = c.req.valid('json');
    const reminders_off = reminderKinds.filter((kind) => !reminders[kind]);
    await updateRow(db, 'account', c.get('session').user.id, { reminders_off });
    return reminders;
  });
}

/** A business's own, or those that every shop begins with, named in `language`. */
function presentTemplates(own: ReplyTemplate[] | null, language: Language): ReplyTemplates {
  const first = firstTemplates.map(({ name_al, name_en, text_al, text_en }) => ({
    name: language === 'al' ? name_al : name_en,
    text_al,
    text_en,
  }));
  return { templates: own ?? first, are_own: own !== null };
}

import type { Language } from '@orendi/contract/language';
import type { ReplyTemplate } from '@orendi/contract/leads';
import firstTemplates from '@orendi/contract/reply-templates.json' with { type: 'json' };
import type { ReplyTemplates } from '@orendi/contract/schemas/leads';
import type { Db } from '../../../platform/db/tables.ts';

/** A business's own, or those that every shop begins with, named in `language`. */
export async function findReplyTemplates(
  db: Db,
  businessId: number,
  language: Language,
): Promise<ReplyTemplates> {
  const { reply_templates: own } = await db
    .selectFrom('business')
    .select('reply_templates')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  const first = firstTemplates.map(({ name_al, name_en, text_al, text_en }) => ({
    name: language === 'al' ? name_al : name_en,
    text_al,
    text_en,
  }));
  return { templates: own ?? first, are_own: own !== null };
}

/** @param templates null for those of the beginning */
export async function saveReplyTemplates(
  db: Db,
  businessId: number,
  templates: ReplyTemplate[] | null,
): Promise<void> {
  await db
    .updateTable('business')
    .set({ reply_templates: templates && JSON.stringify(templates) })
    .where('id', '=', businessId)
    .execute();
}

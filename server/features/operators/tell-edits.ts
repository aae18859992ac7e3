import { m } from '@orendi/messages';
import { sql } from 'kysely';
import { type Edit, edits } from '../../platform/audit/on-behalf.ts';
import type { DaytimeMail } from '../../platform/mail/index.ts';
import type { Services } from '../../services.ts';
import { queueAccountMail } from '../accounts/index.ts';

const words = {
  'profile edit': m.mail_edited_profile,
  'product edit': m.mail_edited_products,
  'package edit': m.mail_edited_packages,
  import: m.mail_edited_import,
} satisfies Record<Edit, unknown>;

/** Tells the owner of a business each morning which parts of it operators have edited since the last mail of the kind. */
export function editMails(services: Pick<Services, 'clock' | 'db' | 'settings'>): DaytimeMail {
  return {
    async listDue({ morning }, limit) {
      const { rows } = await sql<{ id: number }>`
        select a.id from business b join account a on a.business_id = b.id
        where b.edits_untold_since < ${morning} limit ${limit}`.execute(services.db);
      return rows.map(({ id }) => id);
    },
    async queue(trx, { morning }, accountId) {
      // Locked, so that an edit is either counted here or told on the next morning.
      const edited = await trx
        .selectFrom('business as b')
        .innerJoin('account as a', 'a.business_id', 'b.id')
        .select(['b.id', 'b.business_name as name', 'b.edits_untold_since as since'])
        .select(['a.email', 'a.language'])
        .where('a.id', '=', accountId)
        .where('b.edits_untold_since', '<', morning)
        .forNoKeyUpdate('b')
        .executeTakeFirst();
      if (!edited) return false;
      const { id, name, email, language, since } = edited;
      const { rows } = await sql<{ action: string }>`
        select distinct action from audit_entry
        where subject = ${`business ${id}`} and happened_at >= ${since}`.execute(trx);
      const actions = new Set(rows.map(({ action }) => action));
      const parts = (Object.keys(edits) as Edit[]).filter((edit) => actions.has(edit));
      const what = parts.map((edit) => words[edit]({}, { locale: language })).join(', ');
      await sql`update business set edits_untold_since = null where id = ${id}`.execute(trx);
      const about = { business: { name, reason: what } };
      await queueAccountMail(trx, services, 'shop-edited', { id: accountId, email }, about);
      return true;
    },
  };
}

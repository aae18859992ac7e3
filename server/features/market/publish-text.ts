import type { PageName } from '@orendi/contract/page-names';
import type { PageTextForm } from '@orendi/contract/schemas/market';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { queueTermsMails } from '../accounts/index.ts';
import { builtInMarkdown } from './built-in-texts.ts';
import { listPresentTexts } from './create-market.ts';

/**
 * Adds a version of a page's text, from which on pages show it; new terms are told to every seller. A text that stays as
 * it is makes none: the operator has seen the changes of a release to the built-in one.
 * @throws ApiError CONFLICT when somebody else has published meanwhile
 */
export async function publishText(
  { changes, jobs, settings }: Pick<Services, 'changes' | 'jobs' | 'settings'>,
  actor: string,
  page: PageName,
  { al, en, basedOn }: PageTextForm,
): Promise<void> {
  const builtIn = builtInMarkdown(page);
  const seen = { built_in_al: builtIn.al, built_in_en: builtIn.en };
  await changes.transaction(async (trx, touch) => {
    const present = (await listPresentTexts(trx)).find((text) => text.page === page);
    if ((present?.version ?? 0) !== basedOn) throw new ApiError('CONFLICT');
    if ((present?.text_al ?? null) === al && (present?.text_en ?? null) === en) {
      const stays = trx.updateTable('page_text').set(seen).where('page', '=', page);
      await stays.where('version', '=', basedOn).execute();
      return;
    }
    const version = basedOn + 1;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('page_text')
      .values({ page, version, text_al: al, text_en: en, ...seen, actor })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw new ApiError('CONFLICT');
    const details = al === null ? 'the built-in text' : `version ${version}`;
    await recordAction(trx, { actor, action: 'text publish', subject: page, details });
    if (page === 'terms') await queueTermsMails(trx, settings, version);
    touch('market');
  });
  jobs.wake(mailQueue);
}

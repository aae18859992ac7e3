import type { Language } from '@orendi/contract/language';
import type { LandingText } from '@orendi/contract/schemas/landing';
import { sql } from 'kysely';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Services } from '../../services.ts';
import type { Subject } from './tally-stock.ts';

/** The columns that say which page a text is on: a category stands without its room. */
const columnsOf = ({ industryId, categoryId, townId }: Subject) => ({
  industry_id: categoryId === undefined ? (industryId ?? null) : null,
  category_id: categoryId ?? null,
  town_id: townId ?? null,
});

/** The operator's words on a page in both languages, in Markdown. */
export async function findWords(db: Db, subject: Subject): Promise<Record<Language, string>> {
  const row = await db
    .selectFrom('landing_text')
    .select(['text_al as al', 'text_en as en'])
    .where(isOf(subject))
    .executeTakeFirst();
  return row ?? { al: '', en: '' };
}

function isOf(subject: Subject) {
  const { industry_id: industry, category_id: category, town_id: town } = columnsOf(subject);
  return sql<boolean>`(industry_id is not distinct from ${industry}::int
    and category_id is not distinct from ${category}::int and town_id is not distinct from ${town}::int)`;
}

type LandingServices = Pick<Services, 'db' | 'landings' | 'changes'>;

/** @throws ApiError NOT_FOUND where no page has this address */
export async function findLandingText(
  { db, landings }: Pick<LandingServices, 'db' | 'landings'>,
  path: string,
): Promise<LandingText> {
  const subject = (await landings()).find(path)?.subject;
  if (!subject) throw new ApiError('NOT_FOUND');
  return { path, ...(await findWords(db, subject)) };
}

/** @throws ApiError NOT_FOUND where no page has this address */
export async function saveLandingText(
  { changes, landings }: Pick<LandingServices, 'changes' | 'landings'>,
  actor: string,
  { path, al, en }: LandingText,
): Promise<void> {
  const subject = (await landings()).find(path)?.subject;
  if (!subject) throw new ApiError('NOT_FOUND');
  await changes.transaction(async (trx, touch) => {
    await trx.deleteFrom('landing_text').where(isOf(subject)).execute();
    const texts = { text_al: al, text_en: en };
    if (al || en)
      await trx
        .insertInto('landing_text')
        .values({ ...columnsOf(subject), ...texts })
        .execute();
    await recordAction(trx, { actor, action: 'landing text', subject: path });
    touch('industries');
  });
}

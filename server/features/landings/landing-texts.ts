import type { Language } from '@orendi/contract/language';
import type { LandingText } from '@orendi/contract/schemas/landing';
import { sql } from 'kysely';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Services } from '../../services.ts';
import type { Subject } from './stock.ts';

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

/** @throws ApiError NOT_FOUND where no page has this address */
async function subjectOf({ landings }: Pick<Services, 'landings'>, path: string): Promise<Subject> {
  const subject = (await landings()).find(path)?.subject;
  if (!subject) throw new ApiError('NOT_FOUND');
  return subject;
}

/** @throws ApiError NOT_FOUND where no page has this address */
export const findLandingText = async (
  services: Pick<Services, 'db' | 'landings'>,
  path: string,
): Promise<LandingText> => ({
  path,
  ...(await findWords(services.db, await subjectOf(services, path))),
});

/** @throws ApiError NOT_FOUND where no page has this address */
export async function saveLandingText(
  services: Pick<Services, 'changes' | 'landings'>,
  actor: string,
  { path, al, en }: LandingText,
): Promise<void> {
  const subject = await subjectOf(services, path);
  await services.changes.transaction(async (trx, touch) => {
    await trx.deleteFrom('landing_text').where(isOf(subject)).execute();
    const texts = { text_al: al, text_en: en, ...columnsOf(subject) };
    if (al || en) await trx.insertInto('landing_text').values(texts).execute();
    await recordAction(trx, { actor, action: 'landing text', subject: path });
    touch('industries');
  });
}

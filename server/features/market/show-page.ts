import type { Language } from '@orendi/contract/language';
import type { PageName } from '@orendi/contract/page-names';
import type { Differences } from '@orendi/contract/schemas/market';
import type { Db } from '../../platform/db/tables.ts';
import { builtInMarkdown } from './built-in-texts.ts';
import { listPresentTexts, named, type StoredText } from './create-market.ts';

/** Versions that the console offers to go back to. */
const mostVersions = 20;

/** A page's text as an operator edits it, with its versions. */
export async function showPage(db: Db, page: PageName, marketName: string | null) {
  const presentTexts = await listPresentTexts(db);
  const present = presentTexts.find((text) => text.page === page);
  const versions = await db
    .selectFrom('page_text')
    .selectAll()
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .limit(mostVersions)
    .execute();
  const builtIn = named(builtInMarkdown(page), marketName);
  const { diffLines } = await import('diff');
  const changed = (language: Language): Differences => {
    const former = named(present?.[`built_in_${language}`] ?? '', marketName);
    return diffLines(former, builtIn[language]).flatMap(({ added, removed, value }) =>
      added || removed ? [{ kind: added ? 'added' : 'removed', text: value.trim() }] : [],
    );
  };
  return {
    page,
    builtIn,
    versions: versions.map(({ version, text_al: al, text_en: en, actor, created_at }) => ({
      version,
      texts: al === null || en === null ? null : { al, en },
      actor,
      created_at: created_at.toISOString(),
    })),
    differences: present && isOvertaken(present) ? { al: changed('al'), en: changed('en') } : null,
    overtaken: presentTexts.filter(isOvertaken).map((text) => text.page),
  };
}

/** Whether a release has changed the built-in text since an operator edited it. */
function isOvertaken(stored: StoredText): boolean {
  const { al, en } = builtInMarkdown(stored.page);
  return stored.text_al !== null && (stored.built_in_al !== al || stored.built_in_en !== en);
}

import { type PageName, pageNames } from '@orendi/contract/page-names';
import { type Difference, type EditedPage, type KnownPage } from '@orendi/contract/schemas/market';
import { diffLines } from 'diff';
import type { Db } from '../../platform/db/tables.ts';
import { builtInChange, builtInMarkdown } from './built-in-texts.ts';
import { named } from './create-market.ts';
import { listPresentTexts, listVersions, type PresentText } from './page-text-queries.ts';

/** The pages whose text can be edited, and what has become of them. */
export async function showPages(db: Db): Promise<KnownPage[]> {
  const edited = new Map((await listPresentTexts(db)).map((text) => [text.page, text]));
  return pageNames.map((page) => {
    const present = edited.get(page);
    return {
      page,
      isBuiltIn: isBuiltIn(present),
      isOvertaken: isOvertaken(present),
      changed_at: present?.created_at.toISOString() ?? builtInChange,
    };
  });
}

/** A page's text as an operator edits it, with its versions. */
export async function showPage(
  db: Db,
  page: PageName,
  marketName: string | null,
): Promise<EditedPage> {
  const versions = await listVersions(db, page);
  const [present] = versions;
  const builtIn = named(builtInMarkdown(page), marketName);
  const difference = (language: 'al' | 'en') => {
    const former = present?.[`built_in_${language}`] ?? '';
    return differencesOf(named(former, marketName), builtIn[language]);
  };
  return {
    page,
    version: present?.version ?? 0,
    isBuiltIn: isBuiltIn(present),
    texts: { al: present?.text_al ?? builtIn.al, en: present?.text_en ?? builtIn.en },
    builtIn,
    differences: isOvertaken(present) ? { al: difference('al'), en: difference('en') } : null,
    versions: versions.map((version) => ({
      version: version.version,
      isBuiltIn: isBuiltIn(version),
      actor: version.actor,
      created_at: version.created_at.toISOString(),
    })),
  };
}

const isBuiltIn = (text: PresentText | undefined) => (text?.text_al ?? null) === null;

/** Whether a release has changed the built-in text since an operator edited it. */
function isOvertaken(present: PresentText | undefined): boolean {
  if (!present || isBuiltIn(present)) return false;
  const { al, en } = builtInMarkdown(present.page);
  return present.built_in_al !== al || present.built_in_en !== en;
}

function differencesOf(former: string, now: string): Difference[] {
  return diffLines(former, now).flatMap(({ added, removed, value }) =>
    added || removed ? [{ kind: added ? 'added' : 'removed', text: value.trim() }] : [],
  );
}

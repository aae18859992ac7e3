import {
  listSynonymGroups,
  phraseKey,
  type SynonymGroup,
} from '@orendi/server/features/discovery/index';
import type { Services } from '@orendi/server/services';

/** @returns the new group, or an equivalent one that exists already */
export function addGroup(
  { changes }: Pick<Services, 'changes'>,
  words: string[],
): Promise<{ group: SynonymGroup; isNew: boolean }> {
  return changes.transaction(async (trx, touch) => {
    const key = groupKey(words);
    const groups = await listSynonymGroups(trx);
    const same = groups.find((group) => groupKey(group.words) === key);
    if (same) return { group: same, isNew: false };
    const group = await trx
      .insertInto('synonym_group')
      .values({ words })
      .returning(['id', 'words'])
      .executeTakeFirstOrThrow();
    touch('listings');
    return { group, isNew: true };
  });
}

/** @returns what was removed, null when there is no such group */
export function removeGroup(
  { changes }: Pick<Services, 'changes'>,
  id: number,
): Promise<SynonymGroup | null> {
  return changes.transaction(async (trx, touch) => {
    const group = await trx
      .deleteFrom('synonym_group')
      .where('id', '=', id)
      .returning(['id', 'words'])
      .executeTakeFirst();
    if (group) touch('listings');
    return group ?? null;
  });
}

function groupKey(words: string[]): string {
  return [...new Set(words.map(phraseKey))].sort().join(',');
}

import type { Services } from '../../../services.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import { forgetFruitless } from '../fruitless/fruitless-queries.ts';
import { phraseKey } from '../words/shop-language.ts';
import { listSynonymGroups, type SynonymGroup } from '../words/synonym-queries.ts';

/**
 * Lets words mean the same to the search, from the next one on in every process. Searches for them that found nothing
 * are forgotten: they may find something now.
 * @param actor the operator who does it
 * @param words as `readSynonymGroup` returns them
 * @returns the new group, or an equivalent one that exists already
 */
export function addSynonymGroup(
  { changes }: Pick<Services, 'changes'>,
  actor: string,
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
    await forgetFruitless(trx, words);
    await recordAction(trx, { actor, action: 'synonym add', ...subjectOf(group) });
    touch('listings');
    return { group, isNew: true };
  });
}

/**
 * Lets words no longer mean the same.
 * @param actor the operator who does it
 * @returns what was removed, null when there is no such group
 */
export function removeSynonymGroup(
  { changes }: Pick<Services, 'changes'>,
  actor: string,
  id: number,
): Promise<SynonymGroup | null> {
  return changes.transaction(async (trx, touch) => {
    const group = await trx
      .deleteFrom('synonym_group')
      .where('id', '=', id)
      .returning(['id', 'words'])
      .executeTakeFirst();
    if (!group) return null;
    await recordAction(trx, { actor, action: 'synonym remove', ...subjectOf(group) });
    touch('listings');
    return group;
  });
}

function subjectOf({ id, words }: SynonymGroup) {
  return { subject: `synonym ${id}`, details: words.join(', ') };
}

function groupKey(words: string[]): string {
  return [...new Set(words.map(phraseKey))].sort().join(',');
}

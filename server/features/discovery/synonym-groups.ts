import { listSynonymGroups, type SynonymGroup } from './things/load-words.ts';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { forgetFruitless } from './fruitless/count-fruitless.ts';
import { phraseKey, phraseWords } from './words/shop-language.ts';

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

/** How many phrases a group of synonyms has at most, and how many words each of them. */
export const groupLimits = { phrases: 20, words: 4 } as const;

/** Why a text makes no group of synonyms. */
export interface GroupFault {
  fault: 'no_word' | 'long_phrase' | 'too_few' | 'too_many';
  /** The part that is wrong; empty where it is the number of parts. */
  phrase: string;
}

/** The words and phrases of a group as an operator types them, separated by commas; each once. */
export function readSynonymGroup(text: string): { words: string[] } | GroupFault {
  const phrases = new Map<string, string>();
  for (const part of text.split(',')) {
    const phrase = part.trim().replace(/\s+/g, ' ');
    if (phrase === '') continue;
    const { length } = phraseWords(phrase);
    if (length === 0) return { fault: 'no_word', phrase };
    if (length > groupLimits.words) return { fault: 'long_phrase', phrase };
    const key = phraseKey(phrase);
    if (!phrases.has(key)) phrases.set(key, phrase);
  }
  if (phrases.size < 2) return { fault: 'too_few', phrase: '' };
  if (phrases.size > groupLimits.phrases) return { fault: 'too_many', phrase: '' };
  return { words: [...phrases.values()] };
}

import {
  addSynonymGroup,
  type GroupFault,
  groupLimits,
  listSynonymGroups,
  phraseKey,
  readSynonymGroup,
  removeSynonymGroup,
  type SynonymGroup,
} from '@orendi/server/features/discovery/index';
import { shopCommand } from '../command-line/command.ts';
import { readId, UsageError } from '../command-line/read-options.ts';

export const synonymCommands = {
  'synonym list': shopCommand({
    summary: 'list the words that mean the same to the search',
    help: `Lists the groups of words that mean the same to the search, with their ids; or those of one word.

  npm run operator -- synonym list
  npm run operator -- synonym list divan`,
    effect: 'reads',
    operands: Infinity,
    async run({ db }, { operands }, { print }) {
      const key = phraseKey(operands.join(' '));
      const groups = await listSynonymGroups(db);
      const asked = groups.filter(({ words }) => key === '' || words.map(phraseKey).includes(key));
      if (asked.length === 0) print('There are no such groups.');
      for (const group of asked) print(lineOf(group));
    },
  }),

  'synonym add': shopCommand({
    summary: 'let words mean the same to the search',
    help: `Lets words or short phrases mean the same to the search, in both languages; separate them by commas. One
after a ~ belongs to the others only loosely: what it finds comes after what they find.

  npm run operator -- synonym add "divan, kanape, sofa bed"`,
    effect: 'changes',
    operands: Infinity,
    read({ operands }) {
      const read = readSynonymGroup(operands.join(' '));
      if ('fault' in read) throw new UsageError(sentences[read.fault](read.phrase));
      return { words: read.words };
    },
    async run(services, { words }, { actor, print }) {
      const { group, isNew } = await addSynonymGroup(services, actor, words);
      print(isNew ? lineOf(group) : `It is there already:\n${lineOf(group)}`);
    },
  }),

  'synonym remove': shopCommand({
    summary: 'let words no longer mean the same',
    help: 'Removes a group of synonyms.\n\n  npm run operator -- synonym remove ID',
    effect: 'changes',
    operands: 1,
    read: ({ operands: [text] }) => ({
      id: readId(text, 'Name the id that `synonym list` shows.'),
    }),
    async run(services, { id }, { actor, print }) {
      const group = await removeSynonymGroup(services, actor, id);
      if (!group) throw new UsageError(`There is no group ${id}.`);
      print(`Removed:\n${lineOf(group)}`);
    },
  }),
};

function lineOf({ id, words }: SynonymGroup): string {
  return `${String(id).padStart(5)}  ${words.join(', ')}`;
}

const sentences: Record<GroupFault['fault'], (phrase: string) => string> = {
  no_word: (phrase) => `"${phrase}" is no word.`,
  long_phrase: (phrase) => `"${phrase}" is longer than ${groupLimits.words} words.`,
  too_few: () => 'Name at least two words that differ by more than their endings: "a, b".',
  too_many: () => `A group has at most ${groupLimits.phrases} words.`,
};

import * as routes from '@orendi/contract/routes/operator-work';
import { type Language, m } from '@orendi/messages';
import { ApiError, brokenField } from '../../../platform/http/api-error.ts';
import {
  addSynonymGroup,
  type GroupFault,
  groupLimits,
  listSynonymGroups,
  phraseKey,
  readSynonymGroup,
  removeSynonymGroup,
  type SynonymGroup,
} from '../../discovery/index.ts';
import { action, idActions, numberLine, listAction } from './action.ts';
import { consoleCall } from './console-call.ts';
import { UsageError } from '../command-line/read-options.ts';

export const synonymActions = {
  'synonym list': listAction({
    summary: 'list the words that mean the same to the search',
    help: 'Lists the groups of words that mean the same to the search, with their ids; or those of one word.',
    usage: ['', 'divan'],
    operands: Infinity,
    none: 'There are no such groups.',
    async list({ db }, { operands }) {
      const key = phraseKey(operands.join(' '));
      const groups = await listSynonymGroups(db);
      const asked = groups.filter(({ words }) => key === '' || words.map(phraseKey).includes(key));
      return asked.map(lineOf);
    },
  }),

  'synonym add': action({
    summary: 'let words mean the same to the search',
    help: `Lets words or short phrases mean the same to the search, in both languages; separate them by commas. One
after a ~ belongs to the others only loosely: what it finds comes after what they find.`,
    usage: '"divan, kanape, sofa bed"',
    effect: 'changes',
    call: consoleCall(routes.addSynonyms, async ({ words }, { services, actor }) => {
      const read = readSynonymGroup(words.join(','));
      if ('fault' in read) {
        const { fault, phrase } = read;
        throw brokenField('words', (locale) => sentences[fault](phrase, locale));
      }
      return (await addSynonymGroup(services, actor, read.words)).group;
    }),
    operands: Infinity,
    read({ operands }) {
      const read = readSynonymGroup(operands.join(' '));
      if ('fault' in read) throw new UsageError(sentences[read.fault](read.phrase, 'en'));
      return { words: read.words };
    },
    async run(services, { words }, { actor, print }) {
      const { group, isNew } = await addSynonymGroup(services, actor, words);
      print(isNew ? lineOf(group) : `It is there already:\n${lineOf(group)}`);
    },
  }),

  'synonym remove': idActions('Name the id that `synonym list` shows.')({
    summary: 'let words no longer mean the same',
    help: 'Removes a group of synonyms.',
    usage: 'ID',
    effect: 'changes',
    call: consoleCall(routes.removeSynonyms, async ({ id }, { services, actor }) => {
      if (!(await removeSynonymGroup(services, actor, id))) throw new ApiError('NOT_FOUND');
    }),
    async run(services, { found: id }, { actor, print }) {
      const group = await removeSynonymGroup(services, actor, id);
      if (!group) throw new UsageError(`There is no group ${id}.`);
      print(`Removed:\n${lineOf(group)}`);
    },
  }),
};

const lineOf = ({ id, words }: SynonymGroup) => numberLine(id, words.join(', '));

const sentences: Record<GroupFault['fault'], (phrase: string, locale: Language) => string> = {
  no_word: (phrase, locale) => m.api_synonym_no_word({ phrase }, { locale }),
  long_phrase: (phrase, locale) =>
    m.api_synonym_long({ phrase, max: groupLimits.words }, { locale }),
  too_few: (_, locale) => m.api_synonyms_too_few({}, { locale }),
  too_many: (_, locale) => m.api_too_many_items({ max: groupLimits.phrases }, { locale }),
};

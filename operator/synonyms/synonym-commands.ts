import { maxId } from '@orendi/contract/limits';
import {
  addSynonymGroup,
  listSynonymGroups,
  phraseKey,
  removeSynonymGroup,
  type SynonymGroup,
} from '@orendi/server/features/discovery/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';
import { readGroup } from './read-group.ts';

export const synonymListCommand: Command = {
  summary: 'list the words that mean the same to the search',
  help: `Lists the groups of words that mean the same to the search, with their ids; or those of one word.

  npm run operator -- synonym list
  npm run operator -- synonym list divan`,
  effect: 'reads',
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const key = phraseKey(operands.join(' '));
    const groups = await withShop(context, ({ db }) => listSynonymGroups(db));
    const asked = groups.filter(({ words }) => key === '' || words.map(phraseKey).includes(key));
    if (asked.length === 0) context.print('There are no such groups.');
    for (const group of asked) context.print(lineOf(group));
    return 0;
  },
};

export const synonymAddCommand: Command = {
  summary: 'let words mean the same to the search',
  help: `Lets words or short phrases mean the same to the search, in both languages; separate them by commas. One
after a ~ belongs to the others only loosely: what it finds comes after what they find.

  npm run operator -- synonym add "divan, kanape, sofa bed"`,
  effect: 'changes',
  async run(args, context) {
    const words = readGroup(readOptions(args, {}).operands.join(' '));
    const { group, isNew } = await withShop(context, (services) =>
      addSynonymGroup(services, commandLineActor(), words),
    );
    context.print(isNew ? lineOf(group) : `It is there already:\n${lineOf(group)}`);
    return 0;
  },
};

export const synonymRemoveCommand: Command = {
  summary: 'let words no longer mean the same',
  help: 'Removes a group of synonyms.\n\n  npm run operator -- synonym remove ID',
  effect: 'changes',
  async run(args, context) {
    const [text = '', ...rest] = readOptions(args, {}).operands;
    noMoreOperands(rest);
    const id = /^\d+$/.test(text) ? Number(text) : 0;
    if (id < 1 || id > maxId) throw new UsageError('Name the id that `synonym list` shows.');
    const group = await withShop(context, (services) =>
      removeSynonymGroup(services, commandLineActor(), id),
    );
    if (!group) throw new UsageError(`There is no group ${id}.`);
    context.print(`Removed:\n${lineOf(group)}`);
    return 0;
  },
};

function lineOf({ id, words }: SynonymGroup): string {
  return `${String(id).padStart(5)}  ${words.join(', ')}`;
}

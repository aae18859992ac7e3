import { listReportedLists, settleList } from '../../lists/index.ts';
import { idOperand, UsageError } from '../command-line/read-options.ts';
import { action } from './action.ts';

const settling = (name: 'list remove' | 'list dismiss', summary: string, help: string) =>
  action({
    summary,
    help,
    usage: 'ID',
    effect: 'changes',
    operands: 1,
    read: idOperand('Name the id that `list reported` shows.'),
    async run({ db }, { id }, { actor, print }) {
      if (!(await settleList(db, actor, name, id))) {
        throw new UsageError(`Nothing to settle: list ${id}.`);
      }
      print('Settled.');
    },
  });

export const listActions = {
  'list reported': action({
    summary: 'list the lists that visitors have reported',
    help: 'Lists what visitors share by link and others have reported, with its texts, the reasons and what was written.',
    effect: 'reads',
    async run({ db }, _, { print }) {
      const lists = await listReportedLists(db);
      if (lists.length === 0) print('No list is reported.');
      for (const { id, texts, reports } of lists) {
        const said = [texts.join(' / '), ...reports].map((text) => text.replaceAll('\n', ' '));
        print(`${String(id).padStart(7)}  ${said.join('\n         ')}`);
      }
    },
  }),
  'list remove': settling(
    'list remove',
    'delete a list that visitors share',
    'Deletes a list that visitors share by link: both its links answer 404.',
  ),
  'list dismiss': settling(
    'list dismiss',
    'settle the reports of a list that is all right',
    'Settles what visitors have reported about a list, without consequences for it.',
  ),
};

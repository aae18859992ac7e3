import { listReportedLists, settleList } from '../../lists/index.ts';
import { UsageError } from '../command-line/read-options.ts';
import { idActions, listAction } from './action.ts';

const reportedAction = idActions('Name the id that `list reported` shows.');

const settling = (name: 'list remove' | 'list dismiss', summary: string, help: string) =>
  reportedAction({
    summary,
    help,
    usage: 'ID',
    effect: 'changes',
    async run({ db }, { found: id }, { actor, print }) {
      if (!(await settleList(db, actor, name, id))) {
        throw new UsageError(`Nothing to settle: list ${id}.`);
      }
      print('Settled.');
    },
  });

export const listActions = {
  'list reported': listAction({
    summary: 'list the lists that visitors have reported',
    help: 'Lists what visitors share by link and others have reported, with its texts, the reasons and what was written.',
    none: 'No list is reported.',
    list: async ({ db }) =>
      (await listReportedLists(db)).map(({ id, texts, reports }) => {
        const said = [texts.join(' / '), ...reports].map((text) => text.replaceAll('\n', ' '));
        return `${String(id).padStart(7)}  ${said.join('\n         ')}`;
      }),
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

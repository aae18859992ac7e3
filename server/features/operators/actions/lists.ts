import * as routes from '@orendi/contract/routes/operator-shop';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { dismissListReports, listReportedLists, removeList } from '../../lists/index.ts';
import { idOperand, UsageError } from '../command-line/read-options.ts';
import { action } from './action.ts';
import { consoleCall } from './console-call.ts';

type Settle = (services: Services, actor: string, id: number) => Promise<boolean>;

/** What settles a reported list, by its id. */
const settling = (
  plan: { summary: string; help: string; settle: Settle; said: string },
  route: typeof routes.removeList | typeof routes.dismissListReports,
) =>
  action({
    summary: plan.summary,
    help: plan.help,
    usage: 'ID',
    effect: 'changes',
    call: consoleCall(route, async ({ id }, { services, actor }) => {
      if (!(await plan.settle(services, actor, id))) throw new ApiError('NOT_FOUND');
    }),
    operands: 1,
    read: idOperand('Name the id that `list reported` shows.'),
    async run(services, { id }, { actor, print }) {
      if (!(await plan.settle(services, actor, id))) {
        throw new UsageError(`There is no such list ${id}.`);
      }
      print(plan.said);
    },
  });

export const listActions = {
  'list reported': action({
    summary: 'list the lists that visitors have reported',
    help: 'Lists what visitors share by link and others have reported, with its texts, the reasons and what was written.',
    effect: 'reads',
    call: consoleCall(routes.listReportedLists, (_, { services }) =>
      listReportedLists(services.db),
    ),
    async run({ db }, _, { print }) {
      const lists = await listReportedLists(db);
      if (lists.length === 0) print('No list is reported.');
      for (const { id, name, notes, reports } of lists) {
        print(`${String(id).padStart(7)}  ${[name, ...notes].join(' / ').replaceAll('\n', ' ')}`);
        for (const { reason, message } of reports) {
          print(`         ${reason} ${message.replaceAll('\n', ' ')}`.trimEnd());
        }
      }
    },
  }),
  'list remove': settling(
    {
      summary: 'delete a list that visitors share',
      help: 'Deletes a list that visitors share by link: both its links answer 404.',
      settle: removeList,
      said: 'The list is gone.',
    },
    routes.removeList,
  ),
  'list dismiss': settling(
    {
      summary: 'settle the reports of a list that is all right',
      help: 'Settles what visitors have reported about a list, without consequences for it.',
      settle: dismissListReports,
      said: 'Settled.',
    },
    routes.dismissListReports,
  ),
};

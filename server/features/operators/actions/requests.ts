import * as routes from '@orendi/contract/routes/operator-work';
import {
  deleteRequest,
  findStoredRequest,
  listHeldAnywhere,
  listStoredRequests,
  settleHeld,
  type StoredRequest,
} from '../../requests/index.ts';
import type { Services } from '../../../services.ts';
import { action, actionsAbout, numberLine, listAction } from './action.ts';
import { consoleCall } from './console-call.ts';
import { printFacts } from '../command-line/print-facts.ts';
import { idOperand, UsageError } from '../command-line/read-options.ts';

const readRequestId = idOperand('Name the id that `request list` shows.');

const requestAction = actionsAbout(readRequestId, requireRequest);

export const requestActions = {
  'request list': listAction({
    summary: 'list the requests of a visitor, or those held as likely spam',
    help: `Lists the requests that were sent with an e-mail address, a telephone number or a name, or on which a seller has noted
one of them, and the leads that sellers have written down. With --held only those that
were held as likely spam and that their seller has not decided about, and why; then nobody needs to be named.`,
    usage: ['ana@example.com', '069 212 3456', '--held'],
    call: consoleCall(routes.listHeldAnywhere, (query, { services, address, site }) =>
      listHeldAnywhere(services.db, query, { address, site }),
    ),
    options: { held: 'only held ones' },
    operands: Infinity,
    read({ options, operands }) {
      const who = operands.join(' ').trim();
      if (who === '' && !options.held) {
        throw new UsageError('Whose requests? Give an e-mail address, a number or a name.');
      }
      return { who };
    },
    none: 'There are no such requests.',
    list: async ({ db }, { who, options }) =>
      (await listStoredRequests(db, { who, isHeld: options.held })).map(lineOf),
  }),

  'request show': requestAction({
    summary: 'show what is kept of a request',
    help: 'Shows all that a visitor gave with a request, and what its seller keeps of it.',
    usage: 'ID',
    effect: 'reads',
    async run(_, { found: request }, context) {
      printFacts(context, { ...request, signals: request.signals.join(', ') });
    },
  }),

  'request release': action({
    summary: 'release held requests to their sellers',
    help: `Makes orders of requests that were held as likely spam, or that their seller has dropped. The seller is told as of a new
request: by mail, and on the browsers that asked for it.`,
    usage: 'ID [ID …]',
    effect: 'changes',
    call: consoleCall(routes.settleHeldAnywhere, (settled, { services, actor }) =>
      settleHeld(services, { ...settled, businessId: null }, actor),
    ),
    operands: Infinity,
    read({ operands }) {
      const ids = operands.map(readRequestId);
      if (ids.length === 0) throw new UsageError('Name the ids that `request list --held` shows.');
      return { ids };
    },
    async run(services, { ids }, { actor, print }) {
      const requests = await Promise.all(ids.map((id) => requireRequest(services.db, id)));
      const orders = requests.filter(({ state }) => state !== 'held' && state !== 'dropped');
      if (orders.length > 0) {
        throw new UsageError(`Not held: ${orders.map(({ id }) => id).join(', ')}.`);
      }
      await settleHeld(services, { ids, action: 'restore', businessId: null }, actor);
      const released = requests.map((request) => lineOf({ ...request, state: 'new' }));
      print(['Released:', ...released].join('\n'));
    },
  }),

  'request delete': requestAction({
    summary: 'delete a request, on demand of whoever sent it',
    help: `Deletes a request, as the privacy policy promises to whoever sent it; make sure that it is they who ask. The seller
has it by mail too, which is not in our hands: tell them. Without --yes it only says which one would go.`,
    usage: 'ID --yes',
    effect: 'destroys',
    async run(services, { found: request }, { actor, askFirst, print }) {
      const line = lineOf(request);
      askFirst(`deletes the request ${line.trim()}`);
      await deleteRequest(services, actor, request.id);
      print(`Deleted:\n${line}`);
    },
  }),
};

/** @throws UsageError when there is none with this id */
async function requireRequest(db: Services['db'], id: number): Promise<StoredRequest> {
  const request = await findStoredRequest(db, id);
  if (!request) throw new UsageError(`There is no request ${id}.`);
  return request;
}

function lineOf({ id, created_at, business_name, ...request }: StoredRequest): string {
  const day = created_at.toISOString().slice(0, 10);
  const { item_name: item, client_name: name, client_email: email, client_phone: phone } = request;
  const typed = request.client_phone_typed && `typed ${request.client_phone_typed}`;
  const reach = [email, phone, typed].filter(Boolean).join(', ');
  const line = numberLine(id, `${day}  ${item} (${business_name}): ${name}, ${reach}`);
  if (request.state === 'dropped') return `${line}  [dropped]`;
  return request.state === 'held' ? `${line}  [held: ${request.signals.join(', ')}]` : line;
}

import { maxId } from '@orendi/contract/limits';
import {
  deleteRequest,
  findStoredRequest,
  listStoredRequests,
  settleHeldAnywhere,
  type StoredRequest,
} from '@orendi/server/features/requests/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import type { Services } from '@orendi/server/services';
import { askFirst, yesOption } from '../command-line/ask-first.ts';
import type { Command, CommandContext } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { printFacts } from '../command-line/print-facts.ts';
import { readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';

export const requestListCommand: Command = {
  summary: 'list the requests of a visitor, or those held as likely spam',
  help: `Lists the requests that were sent with an e-mail address, a telephone number or a name. With --held only those that
were held as likely spam and that their seller has not decided about, and why; then nobody needs to be named.

  npm run operator -- request list ana@example.com
  npm run operator -- request list 069 212 3456
  npm run operator -- request list --held`,
  effect: 'reads',
  async run(args, context) {
    const { options, operands } = readOptions(args, {
      held: { kind: 'flag', help: 'only held ones' },
    });
    const who = operands.join(' ').trim();
    if (who === '' && !options.held)
      throw new UsageError('Whose requests? Give an e-mail address, a number or a name.');
    const requests = await withShop(context, ({ db }) =>
      listStoredRequests(db, { who, isHeld: options.held }),
    );
    if (requests.length === 0) context.print('There are no such requests.');
    for (const request of requests) context.print(lineOf(request));
    return 0;
  },
};

export const requestShowCommand: Command = {
  summary: 'show what is kept of a request',
  help: 'Shows all that a visitor gave with a request.\n\n  npm run operator -- request show ID',
  effect: 'reads',
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const request = await withRequest(operands, context, async (_, found) => found);
    printFacts(context, { ...request, signals: request.signals.join(', ') });
    return 0;
  },
};

export const requestReleaseCommand: Command = {
  summary: 'release held requests to their sellers',
  help: `Makes orders of requests that were held as likely spam, or that their seller has dropped. The seller is told as of a new
request: by mail, and on the browsers that asked for it.

  npm run operator -- request release ID [ID …]`,
  effect: 'changes',
  async run(args, context) {
    const ids = readOptions(args, {}).operands.map(readId);
    if (ids.length === 0) throw new UsageError('Name the ids that `request list --held` shows.');
    const released = await withShop(context, async (services) => {
      const requests = await Promise.all(ids.map((id) => requireRequest(services.db, id)));
      const orders = requests.filter(({ state }) => state !== 'held' && state !== 'dropped');
      if (orders.length > 0) {
        throw new UsageError(`Not held: ${orders.map(({ id }) => id).join(', ')}.`);
      }
      await settleHeldAnywhere(services, commandLineActor(), { ids, action: 'restore' });
      return requests.map((request) => lineOf({ ...request, state: 'new' }));
    });
    context.print(['Released:', ...released].join('\n'));
    return 0;
  },
};

export const requestDeleteCommand: Command = {
  summary: 'delete a request, on demand of whoever sent it',
  help: `Deletes a request, as the privacy policy promises to whoever sent it; make sure that it is they who ask. The seller
has it by mail too, which is not in our hands: tell them. Without --yes it only says which one would go.

  npm run operator -- request delete ID --yes`,
  effect: 'destroys',
  async run(args, context) {
    const { options, operands } = readOptions(args, yesOption);
    const gone = await withRequest(operands, context, async (services, request) => {
      askFirst(options, `deletes the request ${lineOf(request).trim()}`);
      await deleteRequest(services, commandLineActor(), request.id);
      return request;
    });
    context.print(`Deleted:\n${lineOf(gone)}`);
    return 0;
  },
};

/**
 * Works on the request named on the command line.
 * @throws UsageError when there is none
 */
function withRequest<T>(
  [text = '', ...rest]: string[],
  context: CommandContext,
  work: (services: Services, request: StoredRequest) => Promise<T>,
): Promise<T> {
  noMoreOperands(rest);
  const id = readId(text);
  return withShop(context, async (services) =>
    work(services, await requireRequest(services.db, id)),
  );
}

function readId(text: string): number {
  const id = /^\d+$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > maxId) throw new UsageError('Name the id that `request list` shows.');
  return id;
}

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
  const line = `${String(id).padStart(5)}  ${day}  ${item} (${business_name}): ${name}, ${reach}`;
  if (request.state === 'dropped') return `${line}  [dropped]`;
  return request.state === 'held' ? `${line}  [held: ${request.signals.join(', ')}]` : line;
}

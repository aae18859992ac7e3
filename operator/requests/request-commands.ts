import { maxId } from '@orendi/contract/limits';
import type { Services } from '@orendi/server/services';
import type { Command, CommandContext } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';
import {
  deleteRequest,
  findRequest,
  listRequestsOf,
  type StoredRequest,
} from './request-queries.ts';

export const requestListCommand: Command = {
  summary: 'list the requests of a visitor',
  help: `Lists the requests that were sent with an e-mail address, a telephone number or a name.

  npm run operator -- request list ana@example.com
  npm run operator -- request list 069 212 3456`,
  async run(args, context) {
    const who = readOptions(args, {}).operands.join(' ').trim();
    if (who === '')
      throw new UsageError('Whose requests? Give an e-mail address, a number or a name.');
    const requests = await withShop(context, ({ db }) => listRequestsOf(db, who));
    if (requests.length === 0) context.print('There are no such requests.');
    for (const request of requests) context.print(lineOf(request));
    return 0;
  },
};

export const requestShowCommand: Command = {
  summary: 'show what is kept of a request',
  help: 'Shows all that a visitor gave with a request.\n\n  npm run operator -- request show ID',
  async run(args, context) {
    const request = await withRequest(args, context, async (_, found) => found);
    for (const [name, value] of Object.entries(request)) {
      const text = value instanceof Date ? value.toISOString() : String(value ?? '');
      if (text) context.print(`${name.padEnd(14)} ${text.replaceAll('\n', ' ')}`);
    }
    return 0;
  },
};

export const requestDeleteCommand: Command = {
  summary: 'delete a request, on demand of whoever sent it',
  help: `Deletes a request, as the privacy policy promises to whoever sent it; make sure that it is they who ask. The seller
has it by mail too, which is not in our hands: tell them.

  npm run operator -- request delete ID`,
  async run(args, context) {
    const gone = await withRequest(args, context, async (db, request) => {
      await deleteRequest(db, request.id);
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
  args: string[],
  context: CommandContext,
  work: (db: Services['db'], request: StoredRequest) => Promise<T>,
): Promise<T> {
  const [text = '', ...rest] = readOptions(args, {}).operands;
  noMoreOperands(rest);
  const id = /^\d+$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > maxId) throw new UsageError('Name the id that `request list` shows.');
  return withShop(context, async ({ db }) => {
    const request = await findRequest(db, id);
    if (!request) throw new UsageError(`There is no request ${id}.`);
    return work(db, request);
  });
}

function lineOf({ id, created_at, business_name, ...request }: StoredRequest): string {
  const day = created_at.toISOString().slice(0, 10);
  const { item_name: item, client_name: name, client_email: email, client_phone: phone } = request;
  const reach = [email, phone].filter(Boolean).join(', ');
  return `${String(id).padStart(5)}  ${day}  ${item} (${business_name}): ${name}, ${reach}`;
}

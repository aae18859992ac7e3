import { type ActionEntry, listActions } from '@orendi/server/platform/audit/list-actions';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { optionHelp } from '../command-line/option-help.ts';
import { type OptionSpec, readOptions } from '../command-line/read-options.ts';
import { withShop } from '../command-line/with-shop.ts';
import { readLimit, readSince } from './read-range.ts';

const options = {
  since: {
    kind: 'text',
    value: 'TIME',
    help: 'only what happened since then: a day such as 2026-11-23, a time such as 2026-11-23T08:00, or 12h, 7d ago',
  },
  limit: { kind: 'text', value: 'NUMBER', help: 'how many of the latest (default 50)' },
} as const satisfies Record<string, OptionSpec>;

export const auditListCommand: Command = {
  summary: 'list what operators did',
  help: `Lists what operators did, by command line or console, the latest first: when (UTC), who, what, and to what.

  npm run operator -- audit list
  npm run operator -- audit list --since 7d --limit 500

${optionHelp(options)}`,
  effect: 'reads',
  async run(args, context) {
    const { options: given, operands } = readOptions(args, options);
    noMoreOperands(operands);
    const since = readSince(given.since, new Date());
    const limit = readLimit(given.limit);
    const entries = await withShop(context, ({ db }) => listActions(db, { since, limit }));
    if (entries.length === 0) context.print('Nothing is written down.');
    for (const entry of entries) context.print(lineOf(entry));
    return 0;
  },
};

function lineOf({ happened_at: at, actor, action, subject, details }: ActionEntry): string {
  const minute = at.toISOString().slice(0, 16).replace('T', ' ');
  const what = [action, subject].filter(Boolean).join(': ');
  const more = details ? ` (${details.replaceAll('\n', ' ')})` : '';
  return `${minute}  ${actor}  ${what}${more}`;
}

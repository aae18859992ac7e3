import * as routes from '@orendi/contract/routes/operator-work';
import { type ActionEntry, listActions } from '../../../platform/audit/list-actions.ts';
import { listAction } from './action.ts';
import { consoleCall } from './console-call.ts';
import { readNumber, UsageError } from '../command-line/read-options.ts';

const mostEntries = 99_999;

export const auditActions = {
  'audit list': listAction({
    summary: 'list what operators did',
    help: 'Lists what operators did, by command line or console, the latest first: when (UTC), who, what, and to what.',
    usage: ['', '--since 7d --limit 500'],
    listsOptions: true,
    call: consoleCall(routes.listAudit, (page, { services: { db } }) => listActions(db, page)),
    options: {
      'since TIME':
        'only what happened since then: a day such as 2026-11-23, a time such as 2026-11-23T08:00, or 12h, 7d ago',
      'limit NUMBER': 'how many of the latest (default 50)',
    },
    read({ options: { since, limit = '50' } }) {
      const sentence = `--limit ${limit}: it is a number from 1 to ${mostEntries}.`;
      const perPage = readNumber(limit, sentence, mostEntries);
      return { range: { since: since === undefined ? null : readSince(since), page: 1, perPage } };
    },
    none: 'Nothing is written down.',
    list: async ({ db }, { range }) => (await listActions(db, range)).results.map(lineOf),
  }),
};

function lineOf({ happened_at: at, actor, action, subject, details }: ActionEntry): string {
  const minute = at.toISOString().slice(0, 16).replace('T', ' ');
  const what = [action, subject].filter(Boolean).join(': ');
  const more = details ? ` (${details.replaceAll('\n', ' ')})` : '';
  return `${minute}  ${actor}  ${what}${more}`;
}

/** @throws UsageError for anything but a day or a time in UTC, or a while ago, such as `12h` or `7d` */
function readSince(text: string): Date {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  if (count !== undefined) {
    return new Date(Date.now() - Number(count) * (unit === 'd' ? 24 : 1) * 3_600_000);
  }
  const isTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z?)?$/.test(text);
  const zone = text.includes('T') && !text.endsWith('Z') ? 'Z' : '';
  const time = new Date(isTime ? text + zone : Number.NaN);
  if (Number.isNaN(time.getTime())) {
    throw new UsageError(
      `--since ${text}: say a day such as 2026-11-23, or 7d for seven days ago.`,
    );
  }
  return time;
}

import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import {
  ConsoleRow,
  MachineWords,
  RowFacts,
  RowName,
} from '../../features/operator/console-row.tsx';
import { listAddress, listLoader } from '../../features/operator/list-loader.ts';
import { ListPage } from '../../features/operator/list-page.tsx';
import { paths } from '../../platform/paths.ts';
import { timeText } from '../../platform/time-text.ts';

export const loader = listLoader({}, (api, query) => api('GET /operator/audit', { query }));

/** Lists what operators did, in the words of the command line, which are English. */
export function Component() {
  return (
    <ListPage name="log" list={useLoaderData<typeof loader>()} none={m.console_log_none()}>
      {({ id, happened_at: time, actor, action, subject, details }) => (
        <ConsoleRow key={id}>
          <RowName lang="en">
            <Deed action={action} subject={subject} />
          </RowName>
          {details && <MachineWords>{details}</MachineWords>}
          <RowFacts>
            <time dateTime={time}>{timeText(time)}</time>
            <span>{actor}</span>
          </RowFacts>
        </ConsoleRow>
      )}
    </ListPage>
  );
}

/** An action and its subject, as a link where a page of the console shows it. */
function Deed({ action, subject }: { action: string; subject: string }) {
  const address = subjectAddress(action, subject);
  const words = (
    <>
      {action} {subject && <span className="font-normal">{subject}</span>}
    </>
  );
  return address === null ? words : <a href={address}>{words}</a>;
}

const { accounts, businesses, listings, requests, mails, search, base, health } = paths.operator;
const listing = (id: string) => listAddress(listings, { q: id });

/** Where the console shows what an entry is about, by the kind of its subject or the words of its action. */
const addresses = new Map<string, (id: string) => string>([
  ['business', (id) => listAddress(businesses, { q: id })],
  ['account', (id) => listAddress(accounts, { q: id })],
  ['product', listing],
  ['package', listing],
  ['listing', listing],
  ['request', () => requests],
  ['mail', () => mails],
  ['synonym', () => search],
  ['search', () => search],
  ['banner', () => base],
  ['industry', () => base],
  ['category', () => base],
  ['rate', () => base],
  ['backup', () => health],
]);

/** The address of what an entry of the log is about; null where no page of the console shows it. */
export function subjectAddress(action: string, subject: string): string | null {
  const [kind = '', id = ''] = subject.split(' ');
  const [group = ''] = action.split(' ');
  const address = addresses.get(action) ?? addresses.get(kind) ?? addresses.get(group);
  return address?.(id) ?? null;
}

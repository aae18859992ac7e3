import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import {
  ConsoleRow,
  MachineWords,
  RowFacts,
  RowName,
} from '../../features/operator/console-row.tsx';
import { listLoader } from '../../features/operator/list-loader.ts';
import { ListPage } from '../../features/operator/list-page.tsx';
import { subjectAddress } from '../../features/operator/subject-address.ts';
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

import type { MailTest, WaitingMail } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { PushSwitch } from '../../features/dashboard/live/push/push-switch.tsx';
import { ConsolePanel } from '../../features/operator/console-page.tsx';
import {
  ConsoleRow,
  MachineWords,
  RowButton,
  RowFacts,
  RowName,
} from '../../features/operator/console-row.tsx';
import { listLoader } from '../../features/operator/list-loader.ts';
import { ListPage } from '../../features/operator/list-page.tsx';
import { useOutbox } from '../../features/operator/mail-alarm.tsx';
import { useConsole } from '../../features/operator/use-console.tsx';
import { usePage } from '../../platform/page-environment.tsx';
import { timeText } from '../../platform/time-text.ts';
import { counted } from '../../platform/number-text.ts';

export const loader = listLoader({}, (api, query) => api('GET /operator/mails', { query }));

/** Mails that wait, or that were given up; below them, whether mails arrive at all. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const retry = useRetry();
  const isHeld = Boolean(useOutbox()?.held);
  // Retrying does not help a mail that was never tried, or that a restored shop holds.
  const canRetry = ({ error }: WaitingMail) => error !== null && !isHeld;
  const ids = list.page.results.filter(canRetry).map(({ id }) => id);
  return (
    <>
      <ListPage
        name="mails"
        list={list}
        none={m.console_mails_none()}
        aside={
          ids.length > 1 && (
            <RowButton onPress={() => retry(ids)}>{m.console_mail_retry_all()}</RowButton>
          )
        }
      >
        {(mail) => <MailRow key={mail.id} mail={mail} isTriedAgain={canRetry(mail)} />}
      </ListPage>
      <div className="mt-4 sm:mt-6">
        <Hearing />
      </div>
    </>
  );
}

function MailRow({ mail, isTriedAgain }: { mail: WaitingMail; isTriedAgain: boolean }) {
  const { id, subject, recipient, attempts, error, written_at: written } = mail;
  const { due_at: due, given_up_at: givenUp } = mail;
  const { ask } = useConsole();
  const retry = useRetry();

  const askToDrop = () =>
    ask({
      heading: m.console_mail_drop_heading(),
      text: m.console_mail_drop_text({ subject, recipient }),
      success: m.console_mail_dropped(),
      send: (api) => api('PUT /operator/mails', { body: { ids: [id], action: 'drop' } }),
    });

  return (
    <ConsoleRow
      isOut={givenUp !== null}
      actions={
        <>
          {isTriedAgain && (
            <RowButton onPress={() => retry([id])}>{m.console_mail_retry()}</RowButton>
          )}
          {givenUp !== null && <RowButton onPress={askToDrop}>{m.console_remove()}</RowButton>}
        </>
      }
    >
      <RowName>
        {subject} → {recipient}
      </RowName>
      <RowFacts>
        <span>{m.console_mail_written({ time: timeText(written) })}</span>
        <span>{m.console_mail_attempts(counted(attempts))}</span>
        {givenUp === null && isTriedAgain && (
          <span>{m.console_mail_next({ time: timeText(due) })}</span>
        )}
        {givenUp !== null && <b>{m.console_mail_given_up({ time: timeText(givenUp) })}</b>}
      </RowFacts>
      {error && <MachineWords>{error}</MachineWords>}
    </ConsoleRow>
  );
}

function useRetry() {
  const { change } = useConsole();
  return (ids: number[]) =>
    change(
      (api) => api('PUT /operator/mails', { body: { ids, action: 'retry' } }),
      m.console_mail_retried(),
    );
}

/** How an operator hears of the shop: whether mails arrive, and messages on this device. */
function Hearing() {
  const { user } = usePage();
  const { call } = useApiCall();
  const [tested, setTested] = useState<MailTest>();
  const test = async () => {
    setTested(undefined);
    setTested(await call((api) => api('POST /operator/mails/test')));
  };
  return (
    <ConsolePanel
      heading={m.console_hearing()}
      text={m.console_hearing_text()}
      aside={<RowButton onPress={test}>{m.console_test_mail()}</RowButton>}
    >
      <output>
        {tested && (
          <span className="grid gap-1 border-t border-line px-4.5 py-3 wrap-anywhere">
            <TestOutcome {...tested} />
            {tested.error !== null && <span lang="en">{tested.error}</span>}
          </span>
        )}
      </output>
      {user && <PushSwitch calls="operator" id={user.id} />}
    </ConsolePanel>
  );
}

function TestOutcome({ recipient, error, isFile }: MailTest) {
  if (error !== null) return <span className="text-accent-deep">{m.console_test_failed()}</span>;
  if (isFile) return <span className="text-wait-deep">{m.console_test_file()}</span>;
  return <span className="text-good">{m.console_test_sent({ recipient })}</span>;
}

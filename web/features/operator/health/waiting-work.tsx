import type { Health } from '@orendi/contract/schemas/operator-health';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { timeText } from '../../../platform/time-text.ts';
import { ConsolePanel } from '../console-page.tsx';
import { listAddress } from '../list-loader.ts';
import { FirstRows } from '../first-rows.tsx';
import { ConsoleRow, MachineWords, RowFacts, RowName } from '../console-row.tsx';
import { counted, numberText } from '../../../platform/number-text.ts';

/** The operator's work as numbers, each a link to it; a phone shows only where there is some. */
export function Work({ health }: { health: Health }) {
  const { newShops, newOwners, openReports, heldRequests, mails } = health;
  const businesses = (state: string) => listAddress(paths.operator.businesses, { state });
  const decisions = [
    [businesses('waiting'), m.console_work_new_shops(), newShops],
    [businesses('claimed'), m.console_work_new_owners(), newOwners],
  ] as const;
  const parts = [
    ...decisions.filter(([, , count]) => count > 0),
    [paths.operator.reports, m.console_work_reports(), openReports],
    [paths.operator.requests, m.console_work_held(), heldRequests],
    [paths.operator.mails, m.console_work_failing(), mails.failing],
    [paths.operator.mails, m.console_work_given_up(), mails.givenUp],
  ] as const;
  const isQuiet = parts.every(([, , count]) => count === 0);
  return (
    <ul
      aria-label={m.console_work()}
      className={`mb-4 flex flex-wrap gap-px overflow-clip rounded-m border border-line bg-line sm:mb-6 ${isQuiet ? 'max-sm:hidden' : ''}`}
    >
      {parts.map(([path, name, count]) => (
        <li
          key={name}
          className={`grid grow basis-2/5 bg-surface sm:basis-38 ${count === 0 ? 'max-sm:hidden' : ''}`}
        >
          <a
            href={path}
            className="flex items-baseline gap-2 px-3 py-2.5 text-xs text-ink-quiet sm:block sm:px-4.5 sm:py-3.5 sm:text-s -outline-offset-3 transition-colors hover:bg-paper"
          >
            <b
              className={`block text-xl leading-snug font-semibold tracking-tight ${count > 0 ? 'text-accent-deep' : 'text-ink'}`}
            >
              {numberText(count)}
            </b>{' '}
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The shops whose customers wait for an answer, the longest first, and how to reach each. */
export function WaitingShops({ shops }: { shops: Health['waitingShops'] }) {
  return (
    <ConsolePanel
      heading={m.console_waiting_heading()}
      none={shops.length === 0 && m.console_waiting_none()}
    >
      <FirstRows label={m.console_waiting_heading()} rows={shops} most={1}>
        {({ id, business_name: name, phone_no: phone, email, waiting, since }) => (
          <ConsoleRow key={id}>
            <RowName>
              <a href={paths.business(id, name)}>{name}</a>
            </RowName>
            <RowFacts>
              <b>{m.console_waiting_count(counted(waiting))}</b>
              <span>{m.console_since({ time: timeText(since) })}</span>
            </RowFacts>
            <RowFacts className="-mb-2.5 [&>a]:py-2.5">
              <a href={`tel:${phone}`}>{phone}</a>
              <a href={`https://wa.me/${phone.slice(1)}`} target="_blank" rel="noopener">
                WhatsApp
              </a>
              <a href={`mailto:${email}`}>{m.console_waiting_mail()}</a>
            </RowFacts>
          </ConsoleRow>
        )}
      </FirstRows>
    </ConsolePanel>
  );
}

/** Work beside the answers that has failed, and is tried again. */
export function FailedJobs({ jobs }: { jobs: Health['failedJobs'] }) {
  return (
    <ConsolePanel heading={m.console_jobs_heading()}>
      <ul aria-label={m.console_jobs_heading()} className="max-h-96 overflow-auto">
        {jobs.map(({ queue, attempts, error, since, due_at: due }) => (
          <ConsoleRow key={`${queue} ${due} ${error}`}>
            <RowName>{queue}</RowName>
            <RowFacts>
              <span>{m.console_mail_attempts(counted(attempts))}</span>
              <span>{m.console_since({ time: timeText(since) })}</span>
              <span>{m.console_mail_next({ time: timeText(due) })}</span>
            </RowFacts>
            <MachineWords>{error}</MachineWords>
          </ConsoleRow>
        ))}
      </ul>
    </ConsolePanel>
  );
}

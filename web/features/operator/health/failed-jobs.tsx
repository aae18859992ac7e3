import { formatNumber } from '@orendi/contract/money';
import type { Health } from '@orendi/contract/schemas/operator-health';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { timeText } from '../../../platform/time-text.ts';
import { ConsolePanel } from '../console-panel.tsx';
import { ConsoleRow } from '../lists/console-row.tsx';

/** Work beside the answers that has failed, and is tried again. */
export function FailedJobs({ jobs }: { jobs: Health['failedJobs'] }) {
  const language = useLanguage();
  return (
    <ConsolePanel heading={m.console_jobs_heading()}>
      <ul aria-label={m.console_jobs_heading()} className="console-short">
        {jobs.map(({ queue, attempts, error, since, due_at: due }) => (
          <ConsoleRow key={`${queue} ${due} ${error}`}>
            <p className="console-name">{queue}</p>
            <p className="console-facts">
              <span>
                {m.console_mail_attempts({
                  count: attempts,
                  shown: formatNumber(attempts, language),
                })}
              </span>
              <span>{m.console_since({ time: timeText(since) })}</span>
              <span>{m.console_mail_next({ time: timeText(due) })}</span>
            </p>
            <p lang="en" className="console-words">
              {error}
            </p>
          </ConsoleRow>
        ))}
      </ul>
    </ConsolePanel>
  );
}

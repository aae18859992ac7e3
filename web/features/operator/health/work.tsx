import { formatNumber } from '@orendi/contract/money';
import type { Health } from '@orendi/contract/schemas/operator-health';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';

/** What waits for the operator, as numbers that lead to it. */
export function Work({ health: { openReports, heldRequests, mails } }: { health: Health }) {
  const language = useLanguage();
  const parts = [
    [paths.operator.reports, m.console_work_reports(), openReports],
    [paths.operator.requests, m.console_work_held(), heldRequests],
    [paths.operator.mails, m.console_work_mails(), mails.waiting],
    [paths.operator.mails, m.console_work_failing(), mails.failing],
    [paths.operator.mails, m.console_work_given_up(), mails.givenUp],
  ] as const;
  return (
    <ul aria-label={m.console_work()} className="console-work">
      {parts.map(([path, name, count]) => (
        <li key={name}>
          <a href={path} data-some={count > 0 || undefined}>
            <b>{formatNumber(count, language)}</b> <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

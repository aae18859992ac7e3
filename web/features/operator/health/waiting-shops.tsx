import { formatNumber } from '@orendi/contract/money';
import type { Health } from '@orendi/contract/schemas/operator-health';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { timeText } from '../../../platform/time-text.ts';
import { ConsolePanel } from '../console-panel.tsx';
import { ConsoleRow } from '../lists/console-row.tsx';

/** The shops whose customers wait for an answer, the longest first. */
export function WaitingShops({ shops }: { shops: Health['waitingShops'] }) {
  const language = useLanguage();
  return (
    <ConsolePanel heading={m.console_waiting_heading()}>
      {shops.length === 0 ? (
        <p className="console-none">{m.console_waiting_none()}</p>
      ) : (
        <ul aria-label={m.console_waiting_heading()} className="console-short">
          {shops.map(({ id, business_name: name, waiting, since }) => (
            <ConsoleRow key={id}>
              <p className="console-name">
                <a href={paths.business(id)}>{name}</a>
              </p>
              <p className="console-facts">
                <span className="console-waits">
                  {m.console_waiting_count({
                    count: waiting,
                    shown: formatNumber(waiting, language),
                  })}
                </span>
                <span>{m.console_since({ time: timeText(since) })}</span>
              </p>
            </ConsoleRow>
          ))}
        </ul>
      )}
    </ConsolePanel>
  );
}

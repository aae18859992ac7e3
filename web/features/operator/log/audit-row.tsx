import type { AuditEntry } from '@orendi/contract/schemas/operator-work';
import { timeText } from '../../../platform/time-text.ts';
import { ConsoleRow } from '../lists/console-row.tsx';

/** Something an operator did, in the words of the command line, which are English. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { happened_at: time, actor, action, subject, details } = entry;
  return (
    <ConsoleRow>
      <p lang="en" className="console-name">
        {action} {subject && <span className="font-normal">{subject}</span>}
      </p>
      {details && (
        <p lang="en" className="console-words">
          {details}
        </p>
      )}
      <p className="console-facts">
        <time dateTime={time}>{timeText(time)}</time>
        <span>{actor}</span>
      </p>
    </ConsoleRow>
  );
}

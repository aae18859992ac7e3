import { formatNumber } from '@orendi/contract/money';
import type { WaitingMail } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { timeText } from '../../../platform/time-text.ts';
import { ConsoleRow } from '../lists/console-row.tsx';
import { useOutbox } from '../frame/use-outbox.ts';
import { RowButton } from '../lists/row-button.tsx';
import { useChange } from '../use-change.ts';

interface Props {
  mail: WaitingMail;
  onDrop: () => void;
}

/** A mail that was not sent: to whom, why not, and when it is tried again. */
export function MailRow({ mail, onDrop }: Props) {
  const { id, subject, recipient, attempts, error, written_at: written } = mail;
  const { due_at: due, given_up_at: givenUp } = mail;
  const nameId = useId();
  const language = useLanguage();
  const { change, isChanging } = useChange();
  const isHeld = Boolean(useOutbox()?.held);
  // Nothing is won by trying what was never tried, or what a restored shop holds.
  const isTriedAgain = error !== null && !isHeld;

  const retry = () =>
    change(
      (api) => api('PUT /operator/mails', { body: { ids: [id], action: 'retry' } }),
      m.console_mail_retried(),
    );

  return (
    <ConsoleRow
      isOut={givenUp !== null}
      actions={
        <>
          {isTriedAgain && (
            <RowButton describedBy={nameId} isBusy={isChanging} onPress={() => void retry()}>
              {m.console_mail_retry()}
            </RowButton>
          )}
          {givenUp !== null && (
            <RowButton describedBy={nameId} onPress={onDrop}>
              {m.console_remove()}
            </RowButton>
          )}
        </>
      }
    >
      <p id={nameId} className="console-name">
        {subject} → {recipient}
      </p>
      <p className="console-facts">
        <span>{m.console_mail_written({ time: timeText(written) })}</span>
        <span>
          {m.console_mail_attempts({ count: attempts, shown: formatNumber(attempts, language) })}
        </span>
        {givenUp === null && isTriedAgain && (
          <span>{m.console_mail_next({ time: timeText(due) })}</span>
        )}
        {givenUp !== null && (
          <span className="console-waits">
            {m.console_mail_given_up({ time: timeText(givenUp) })}
          </span>
        )}
      </p>
      {/* The mail server's own words. */}
      {error && (
        <p lang="en" className="console-words">
          {error}
        </p>
      )}
    </ConsoleRow>
  );
}

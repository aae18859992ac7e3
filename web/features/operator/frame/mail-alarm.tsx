import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { RowButton } from '../lists/row-button.tsx';
import { SureQuestion } from '../sure-question.tsx';
import { useOutbox } from './use-outbox.ts';

/** Says above every page why mails do not reach the people they are for, with the button that helps. */
export function MailAlarm() {
  const outbox = useOutbox();
  const language = useLanguage();
  /** Null while nothing is asked, else whether the mails of the backup are left out. */
  const [isDropping, ask] = useState<boolean | null>(null);
  if (!outbox) return null;
  const { hasServer, held, late, givenUp } = outbox;
  // Held mails are late, too, and go out with the release.
  const unsent = givenUp + (held ? 0 : late);
  const shown = (count: number) => ({ count, shown: formatNumber(count, language) });
  return (
    <>
      <div role="alert">
        {!hasServer && <Alarm text={m.console_alarm_no_server()} />}
        {held && (
          <Alarm text={m.console_alarm_held(shown(held.fromBackup + held.own))}>
            <RowButton onPress={() => ask(false)}>{m.console_release_all()}</RowButton>
            {held.fromBackup > 0 && (
              <RowButton onPress={() => ask(true)}>{m.console_release_new()}</RowButton>
            )}
          </Alarm>
        )}
        {unsent > 0 && (
          <Alarm text={m.console_alarm_unsent(shown(unsent))}>
            <a href={paths.operator.mails} className={buttonClass('plain', 'small')}>
              {m.console_alarm_look()}
            </a>
          </Alarm>
        )}
      </div>
      {held && isDropping !== null && (
        <SureQuestion
          heading={m.console_release_heading()}
          text={(isDropping ? m.console_release_drops : m.console_release_text)(
            shown(held.fromBackup),
          )}
          label={isDropping ? m.console_release_new() : m.console_release_all()}
          success={m.console_released()}
          send={(api) => api('POST /operator/outbox/release', { body: { isDropping } })}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

function Alarm({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="console-panel-head console-alarm">
      <p>{text}</p>
      {children && <p className="flex flex-wrap gap-2">{children}</p>}
    </div>
  );
}

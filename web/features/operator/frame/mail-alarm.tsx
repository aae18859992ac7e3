import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { RowButton } from '../lists/row-button.tsx';
import { useDialog } from '../use-dialog.ts';
import { ReleaseQuestion } from './release-question.tsx';
import { useOutbox } from './use-outbox.ts';

/** Says above every page what keeps mails from the people they are for, with the button that helps. */
export function MailAlarm() {
  const outbox = useOutbox();
  const language = useLanguage();
  const { dialog, open, close } = useDialog();
  if (!outbox) return null;
  const { hasServer, held, late, givenUp } = outbox;
  // What is held is late, too, and goes out with the release.
  const unsent = givenUp + (held ? 0 : late);
  const counted = (count: number) => ({ count, shown: formatNumber(count, language) });
  return (
    <div role="alert">
      {!hasServer && <Alarm text={m.console_alarm_no_server()} />}
      {held && (
        <Alarm text={m.console_alarm_held(counted(held.fromBackup + held.own))}>
          {(held.fromBackup > 0 ? [false, true] : [false]).map((isDropping) => (
            <RowButton
              key={String(isDropping)}
              onPress={() =>
                open(<ReleaseQuestion held={held} isDropping={isDropping} onClose={close} />)
              }
            >
              {isDropping ? m.console_release_new() : m.console_release_all()}
            </RowButton>
          ))}
        </Alarm>
      )}
      {unsent > 0 && (
        <Alarm text={m.console_alarm_unsent(counted(unsent))}>
          <a href={paths.operator.mails} className={buttonClass('plain', 'small')}>
            {m.console_alarm_look()}
          </a>
        </Alarm>
      )}
      {dialog}
    </div>
  );
}

function Alarm({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="console-alarm">
      <p>{text}</p>
      {children && <p className="console-alarm-deeds">{children}</p>}
    </div>
  );
}

import type { Outbox } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RowButton } from './console-row.tsx';
import { withCode } from './health/findings.tsx';
import { useConsole } from './use-console.tsx';
import { counted } from '../../platform/number-text.ts';

/** The outbox as the frame of the console has loaded it; undefined where that failed. */
export function useOutbox(): Outbox | undefined {
  return useRouteLoaderData<Outbox>('operator/console');
}

/** Warns above every page of what needs an operator now; when mails do not reach their recipients, with the button that helps. */
export function MailAlarm() {
  const outbox = useOutbox();
  const { ask } = useConsole();
  if (!outbox) return null;
  const { hasServer, held, late, givenUp, alarms } = outbox;
  // Held mails are late, too, and go out with the release.
  const unsent = givenUp + (held ? 0 : late);

  /** @param isDropping whether the mails of the backup are left out */
  const askToRelease = (backedUp: number, isDropping: boolean) =>
    ask({
      heading: m.console_release_heading(),
      text: (isDropping ? m.console_release_drops : m.console_release_text)(counted(backedUp)),
      label: isDropping ? m.console_release_new() : m.console_release_all(),
      success: m.console_released(),
      send: (api) => api('POST /operator/outbox/release', { body: { isDropping } }),
    });

  return (
    <div role="alert">
      {alarms.map(({ area, text, remedy }) => (
        <Alarm key={area} text={`${capitalized(area)}: ${text}`} remedy={remedy} />
      ))}
      {!hasServer && <Alarm text={m.console_alarm_no_server()} />}
      {held && (
        <Alarm text={m.console_alarm_held(counted(held.fromBackup + held.own))}>
          <RowButton onPress={() => askToRelease(held.fromBackup, false)}>
            {m.console_release_all()}
          </RowButton>
          {held.fromBackup > 0 && (
            <RowButton onPress={() => askToRelease(held.fromBackup, true)}>
              {m.console_release_new()}
            </RowButton>
          )}
        </Alarm>
      )}
      {unsent > 0 && (
        <Alarm text={m.console_alarm_unsent(counted(unsent))}>
          <ButtonLink href={paths.operator.mails} size="small" label={m.console_alarm_look()} />
        </Alarm>
      )}
    </div>
  );
}

interface AlarmProps {
  text: string;
  /** Says what to do, in quieter letters; commands stand between backticks. */
  remedy?: string | null;
  children?: ReactNode;
}

function Alarm({ text, remedy, children }: AlarmProps) {
  return (
    <div className="mb-3 flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-m border border-accent bg-accent-tint px-4.5 py-2 text-accent-deep max-sm:text-s last:mb-4 sm:py-3 sm:last:mb-7">
      <p className="grid gap-1 wrap-anywhere">
        <span>{withCode(text)}</span>
        {remedy && <span className="text-s text-ink">{withCode(remedy)}</span>}
      </p>
      {children && <p className="flex flex-wrap gap-2">{children}</p>}
    </div>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

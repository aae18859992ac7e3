import type { MailTest } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { usePage } from '../../platform/page-environment.tsx';
import { PushSwitch } from '../dashboard/live/push/push-switch.tsx';
import { ConsolePanel } from './console-page.tsx';
import { RowButton } from './console-row.tsx';

/** How an operator hears of the shop: whether mails arrive, and messages on this device. */
export function Hearing() {
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
            <span className={outcomeColor(tested)}>{outcomeText(tested)}</span>
            {tested.error !== null && <span lang="en">{tested.error}</span>}
          </span>
        )}
      </output>
      {user && <PushSwitch calls="operator" id={user.id} />}
    </ConsolePanel>
  );
}

function outcomeText({ recipient, error, isFile }: MailTest): string {
  if (error !== null) return m.console_test_failed();
  return isFile ? m.console_test_file() : m.console_test_sent({ recipient });
}

const outcomeColor = ({ error, isFile }: MailTest) =>
  error !== null ? 'text-accent-deep' : isFile ? 'text-wait-deep' : 'text-good';

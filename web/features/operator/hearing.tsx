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
            <Outcome {...tested} />
            {tested.error !== null && <span lang="en">{tested.error}</span>}
          </span>
        )}
      </output>
      {user && <PushSwitch calls="operator" id={user.id} />}
    </ConsolePanel>
  );
}

function Outcome({ recipient, error, isFile }: MailTest) {
  if (error !== null) return <span className="text-accent-deep">{m.console_test_failed()}</span>;
  if (isFile) return <span className="text-wait-deep">{m.console_test_file()}</span>;
  return <span className="text-good">{m.console_test_sent({ recipient })}</span>;
}

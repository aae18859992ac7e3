import type { SignIn } from '@orendi/contract/schemas/account-data';
import { m } from '@orendi/messages';
import { useRevalidator } from 'react-router';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { Button } from '../../forms/button.tsx';
import { dayText } from '../../../platform/day-text.ts';
import { FactList } from '../fact-list.tsx';
import { deviceName } from './device-of.ts';

export function SignInList({ signIns }: { signIns: SignIn[] }) {
  const { call, isLoading } = useApiCall();
  const { revalidate } = useRevalidator();

  function end(success: string, only?: number) {
    if (isLoading) return;
    void call(
      async (api) => {
        if (only === undefined) await api('DELETE /auth/sessions');
        else await api('DELETE /auth/sessions/{id}', { params: { id: only } });
        await revalidate();
      },
      { success, toastId: 'sessions' },
    );
  }

  return (
    <>
      <FactList
        rows={signIns.map(({ id, isCurrent, created_at, last_used_on, ip_address, ...signIn }) => ({
          id,
          name: (
            <>
              {deviceName(signIn)}
              {isCurrent && <span className="text-good">{m.account_session_this()}</span>}
            </>
          ),
          fact: m.account_session_used({
            began: dayText(created_at),
            date: dayText(last_used_on),
            address: ip_address,
          }),
          actions: isCurrent
            ? []
            : [
                [
                  m.account_session_end(),
                  () => end(m.account_session_ended(), id),
                  m.account_session_end_name({ device: deviceName(signIn) }),
                ],
              ],
        }))}
      />
      {signIns.length > 1 && (
        <Button
          aria-busy={isLoading}
          onClick={() => end(m.account_sessions_ended())}
          className="mt-4"
        >
          {m.account_sessions_end()}
        </Button>
      )}
    </>
  );
}

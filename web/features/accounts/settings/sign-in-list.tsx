import type { SignIn } from '@orendi/contract/schemas/account-data';
import { m } from '@orendi/messages';
import { useRevalidator } from 'react-router';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { Button } from '../../forms/button.tsx';
import { dayText } from '../../../platform/day-text.ts';
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
      <ul className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
        {signIns.map((signIn) => (
          <li key={signIn.id} className="flex items-center gap-4 px-4 py-3">
            <div className="min-w-0 grow">
              <p className="flex flex-wrap gap-x-3 font-medium">
                {deviceName(signIn)}
                {signIn.isCurrent && <span className="text-good">{m.account_session_this()}</span>}
              </p>
              <p className="text-s wrap-anywhere text-ink-quiet tabular-nums">
                {m.account_session_used({
                  began: dayText(signIn.created_at),
                  date: dayText(signIn.last_used_on),
                  address: signIn.ip_address,
                })}
              </p>
            </div>
            {!signIn.isCurrent && (
              <Button
                aria-label={m.account_session_end_name({ device: deviceName(signIn) })}
                onClick={() => end(m.account_session_ended(), signIn.id)}
                size="small"
              >
                {m.account_session_end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
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

import { m } from '@orendi/messages';
import { useEffect, useEffectEvent } from 'react';
import { useApiCall } from '../../api/use-api-call.ts';
import { paths } from '../../paths.ts';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';

/**
 * Ends the session while a spinner covers the page, then loads home anew, so that nothing of the user stays in the
 * browser. A failure is told in a toast, and the page is there again.
 */
export function SigningOut({ onFailure }: { onFailure: () => void }) {
  const { call } = useApiCall();

  const signOut = useEffectEvent(() =>
    call(
      async (api) => {
        await api('GET /auth/logout');
        location.replace(paths.home());
      },
      { onFailure },
    ),
  );

  useEffect(() => void signOut(), []);

  return <FullScreenSpinner label={m.account_signing_out()} />;
}

import { m } from '@orendi/messages';
import { useEffect, useEffectEvent } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { paths } from '../../../platform/paths.ts';
import { FullScreenSpinner } from '../../../ui/full-screen-spinner.tsx';

interface Props {
  onFailure: () => void;
  /** The page that comes then. */
  to?: string;
}

/**
 * Ends the session while a spinner covers the page, then loads home, or another page, anew, so that nothing of the user
 * stays in the browser. A failure is told in a toast, and the page is there again.
 */
export function SigningOut({ onFailure, to = paths.home() }: Props) {
  const { call } = useApiCall();

  const signOut = useEffectEvent(() =>
    call(
      async (api) => {
        await api('GET /auth/logout');
        location.replace(to);
      },
      { onFailure },
    ),
  );

  useEffect(() => void signOut(), []);

  return <FullScreenSpinner label={m.account_signing_out()} />;
}

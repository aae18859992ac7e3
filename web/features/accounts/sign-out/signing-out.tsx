import { m } from '@orendi/messages';
import { useEffect, useEffectEvent } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { paths } from '../../../platform/paths.ts';
import { FullScreenSpinner } from '../../../ui/full-screen-spinner.tsx';

/** Ends the session behind a spinner, then loads a page in full, so nothing of the user remains in the browser. */
export function SigningOut(props: { onFailure: () => void; to?: string }) {
  const { onFailure, to = paths.home() } = props;
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

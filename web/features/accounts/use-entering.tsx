import { m } from '@orendi/messages';
import { useState } from 'react';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';

/**
 * Leads on once somebody has signed in, or out: the next page is loaded whole, in the place of this one, so that it is
 * made for them from the start. Until it is there a spinner covers this one; put `spinner` somewhere into it.
 */
export function useEntering() {
  const [isEntering, setEntering] = useState(false);

  /** Never comes back: the form that waits for it stays as it is. */
  function enter(path: string): Promise<never> {
    setEntering(true);
    location.replace(path);
    return new Promise(() => {});
  }

  const spinner = isEntering && <FullScreenSpinner label={m.account_signing_in()} />;
  return { enter, spinner };
}

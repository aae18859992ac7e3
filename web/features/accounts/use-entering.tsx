import { m } from '@orendi/messages';
import { useState } from 'react';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';

/**
 * Goes on after signing in or out: replaces this page with a full load of the next, so it is rendered for the new user.
 * A spinner covers this page until then; render `spinner` somewhere in it.
 */
export function useEntering() {
  const [isEntering, setEntering] = useState(false);

  /** Never resolves: the form waiting for it stays busy. */
  function enter(path: string): Promise<never> {
    setEntering(true);
    location.replace(path);
    return new Promise(() => {});
  }

  const spinner = isEntering && <FullScreenSpinner label={m.account_signing_in()} />;
  return { enter, spinner };
}

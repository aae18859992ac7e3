import { m } from '@orendi/messages';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface Props {
  isChanged: boolean;
  /** Says what happens to the text; by default, that it is lost. */
  text?: string;
  /** The page has several steps of its own, which its address tells apart after the path. */
  isWithinPage?: boolean;
}

/** Asks before leaving a page with unsent changes: with our own dialog within the app, else with the browser's. */
export function UnsavedChanges({ isChanged, text, isWithinPage = false }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isWithinPage && currentLocation.search !== nextLocation.search)),
  );

  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      heading={m.forms_leave_heading()}
      confirmLabel={m.forms_leave()}
      cancelLabel={m.forms_stay()}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      {text ?? m.forms_leave_text()}
    </ConfirmDialog>
  );
}

import { m } from '@orendi/messages';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before a page is left whose words are not sent yet: by a dialog of ours within the pages, else by the browser's. */
export function UnsavedChanges({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
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
      {m.forms_leave_text()}
    </ConfirmDialog>
  );
}

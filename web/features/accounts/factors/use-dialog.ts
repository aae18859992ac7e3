import { m } from '@orendi/messages';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../../ui/toast/show-toast.ts';

/** A dialog whose code loads on demand: most users never open one. */
export function useDialog() {
  const [dialog, setDialog] = useState<ReactNode>(null);

  function open(load: () => Promise<ReactNode>): void {
    load().then(setDialog, () =>
      showToast({ kind: 'error', text: m.failure_network(), id: 'dialog' }),
    );
  }

  return { dialog, open, close: () => setDialog(null) };
}

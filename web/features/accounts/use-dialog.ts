import { m } from '@orendi/messages';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../ui/toast/show-toast.ts';

/** A dialog whose code loads on demand: most users never open one. */
export function useDialog() {
  const [dialog, setDialog] = useState<ReactNode>(null);

  /** @param show makes the dialog of the loaded code */
  function open<Code>(load: () => Promise<Code>, show: (code: Code) => ReactNode): void {
    load().then(
      (code) => setDialog(show(code)),
      () => showToast({ kind: 'error', text: m.failure_network(), id: 'dialog' }),
    );
  }

  return { dialog, open, close: () => setDialog(null) };
}

import { m } from '@orendi/messages';
import { type ReactNode, startTransition, useState } from 'react';
import { showToast } from '../toast/show-toast.ts';

/** A dialog whose code loads on demand: most users never open one. */
export function useDialog() {
  const [dialog, setDialog] = useState<ReactNode>(null);

  /** @param show makes the dialog of the loaded code */
  function open<Code>(
    load: () => Promise<Code>,
    show: (code: Code) => ReactNode,
    onFailure = tellFailure,
  ): void {
    load().then(
      // A transition waits for the dialog's style sheet.
      (code) => startTransition(() => setDialog(show(code))),
      onFailure,
    );
  }

  return { dialog, open, close: () => setDialog(null) };
}

const tellFailure = () => showToast({ kind: 'error', text: m.failure_network(), id: 'dialog' });

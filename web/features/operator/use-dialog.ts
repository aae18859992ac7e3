import { type ReactNode, useState } from 'react';

/** The dialog over a page of the console: one at a time, outside the rows, which may go while it is open. */
export function useDialog() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  return { dialog, open: setDialog, close: () => setDialog(null) };
}

import type { ReactNode } from 'react';

/** How a part of the page opens and closes the dialog over it. */
export interface Asking {
  onAsk: (dialog: ReactNode) => void;
  onClose: () => void;
}

import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';

interface Props {
  /** The id of what it is about, which its own words do not say. */
  describedBy?: string;
  isBusy?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button in a row. While it works it keeps the focus and does nothing. */
export function RowButton({ describedBy, isBusy = false, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onPress()}
      className={buttonClass('plain', 'small')}
    >
      {children}
    </button>
  );
}

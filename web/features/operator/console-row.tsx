import { type ReactNode, useState } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { rowPictureFrame } from '../dashboard/row-picture-frame.ts';

interface Props {
  /** A picture beside the text; null for a listing without one. */
  picture?: string | null;
  /** The last cell: what can be done about it. */
  actions?: ReactNode;
  /** Marks a row that is out of the shop. */
  isOut?: boolean;
  children: ReactNode;
}

/** A row of a list; a card on a phone, with its buttons below the text. */
export function ConsoleRow({ picture, actions, isOut, children }: Props) {
  return (
    <li data-row tabIndex={-1} data-out={isOut || undefined} className="console-row">
      {picture !== undefined && (
        <span className="row-picture" style={pictureColor(picture)}>
          <Picture url={picture} alt="" frame={rowPictureFrame} />
        </span>
      )}
      <div className="console-row-text">{children}</div>
      {actions && <div className="console-row-actions">{actions}</div>}
    </li>
  );
}

interface ButtonProps {
  /** The id of what it is about, which its own words do not say. */
  describedBy?: string;
  /** Whether another button's work keeps this one from doing anything. */
  isBusy?: boolean;
  onPress: () => void | Promise<void>;
  children: ReactNode;
}

/** A button in a row. While its work runs it keeps the focus and does nothing. */
export function RowButton({ describedBy, isBusy = false, onPress, children }: ButtonProps) {
  const [isWorking, setWorking] = useState(false);

  async function press(): Promise<void> {
    if (isBusy || isWorking) return;
    setWorking(true);
    await onPress();
    setWorking(false);
  }

  return (
    <button
      type="button"
      aria-describedby={describedBy}
      aria-disabled={isBusy || isWorking}
      onClick={() => void press()}
      className={buttonClass('plain', 'small')}
    >
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { rowPictureFrame } from '../../dashboard/row-picture-frame.ts';

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

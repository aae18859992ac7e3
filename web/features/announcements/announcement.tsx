import { m } from '@orendi/messages';
import type { PictureFrame } from '../../ui/picture-frame.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';

interface Props {
  url: string;
  frame: PictureFrame;
  /** Its shape; it is never higher than 540 px. */
  className: string;
  /** Seen at once when the page opens. */
  isFirst?: boolean;
}

/** A banner of the operator, or the one that comes with the product. */
export function Announcement({ url, frame, className, isFirst }: Props) {
  return (
    <div
      className={`max-h-banner w-full overflow-hidden rounded-l bg-sand ${className}`}
      style={pictureColor(url)}
    >
      <Picture url={url} alt={m.home_banner()} frame={frame} isFirst={isFirst} />
    </div>
  );
}

import { m } from '@orendi/messages';
import type { PictureFrame } from '../../ui/picture-frame.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';

interface Props {
  url: string;
  frame: PictureFrame;
  /** Sets its shape; the height is capped at 540 px. */
  className: string;
  /** Above the fold when the page opens. */
  isFirst?: boolean;
}

/** The operator's banner, or the built-in default. */
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

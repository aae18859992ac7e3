import type { Focus } from '@orendi/contract/fit-picture';
import { fixedFrame } from '../catalogue/picture-frames.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';

export const rowPictureFrame = fixedFrame(1, 44, 160);

export function RowPicture(props: { image?: string | null; image_focus?: Focus | null }) {
  const { image = null, image_focus } = props;
  return (
    <span
      className="block size-11 shrink-0 overflow-hidden rounded-s bg-sand"
      style={pictureColor(image)}
    >
      <Picture url={image} alt="" frame={rowPictureFrame} focus={image_focus} />
    </span>
  );
}

import type { Focus } from '@orendi/contract/fit-picture';
import type { PictureFrame } from '../../ui/picture-frame.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';

/** A small square next to a name in a table. */
export const rowPictureFrame: PictureFrame = {
  ratio: 1,
  widest: 160,
  widths: [{ from: 0, width: 44, unit: 'px' }],
};

/** Holds that picture's place, in its color. */
export const rowPictureClass = 'block size-11 shrink-0 overflow-hidden rounded-s bg-sand';

interface Props {
  image?: string | null;
  image_focus?: Focus | null;
}

export function RowPicture({ image = null, image_focus }: Props) {
  return (
    <span className={rowPictureClass} style={pictureColor(image)}>
      <Picture url={image} alt="" frame={rowPictureFrame} focus={image_focus} />
    </span>
  );
}

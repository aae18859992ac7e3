import type { Focus } from '@orendi/contract/fit-picture';
import { m } from '@orendi/messages';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { PictureFrame } from '../../../ui/picture-frame.ts';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { wholeWidth } from '../picture-frames.ts';
import { photoId } from './photo-id.ts';

/** The large picture of the detail page. */
const stageFrame: PictureFrame = {
  ratio: 5 / 4,
  widest: 1920,
  widths: [
    { from: 1760, width: 930, unit: 'px' },
    { from: 890, width: 54, unit: 'vw' },
    { from: 0, width: wholeWidth, unit: 'vw', ratio: 1 },
  ],
};

interface Props {
  photo: string | null;
  focus: Focus | undefined;
  name: string;
  number: number;
  /** By keyboard: only the photo in view is focusable. */
  isReachable: boolean;
  onOpen: (index: number) => void;
  /** The pointer or the focus is on the photo. */
  onComeNear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One large photo of the strip; links to its full-size file. */
export function StagePhoto(props: Props) {
  const { photo, focus, name, number, isReachable, onOpen, onComeNear, onKeyDown } = props;
  const picture = (
    <Picture
      url={photo}
      alt={m.detail_photo({ name, number })}
      frame={stageFrame}
      focus={focus}
      isFirst={number === 1}
    />
  );

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(number - 1);
  }

  return (
    <li id={photoId(number)} className="stage snap-center" style={pictureColor(photo)}>
      {photo === null ? (
        picture
      ) : (
        <a
          href={photo}
          target="_blank"
          rel="noopener"
          title={m.detail_enlarge()}
          tabIndex={isReachable ? undefined : -1}
          onClick={open}
          onKeyDown={onKeyDown}
          onPointerEnter={onComeNear}
          onFocus={onComeNear}
          className="stage-link"
        >
          {picture}
        </a>
      )}
    </li>
  );
}

import { fitPicture, type Focus } from '@orendi/contract/fit-picture';
import { useState } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import type { Photo } from './photo.ts';

interface Props {
  photo: Photo;
  focus: Focus;
  /** Width by height. */
  frame: number;
}

/** A small photo in a frame as visitors will see it. One that the server does not have yet is completed before itself, out of focus. */
export function FramedPhoto({ photo, focus, frame }: Props) {
  /** Known once the photo has loaded. */
  const [ratio, setRatio] = useState(frame);
  if (photo.kind === 'stored') {
    const size = { widest: 320, widths: [{ from: 0, width: 120, unit: 'px' as const }] };
    return <Picture url={photo.url} alt="" focus={focus} frame={{ ratio: frame, ...size }} />;
  }
  const { isWhole, position } = fitPicture(ratio, frame, focus);
  return (
    <>
      {isWhole && (
        <img
          src={photo.preview}
          alt=""
          draggable={false}
          className="absolute inset-0 size-full scale-125 object-fill blur-[12px]"
        />
      )}
      <img
        src={photo.preview}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight)
        }
        className={`relative size-full ${isWhole ? 'object-contain' : 'object-cover'}`}
        style={{ objectPosition: isWhole ? undefined : `${position[0]}% ${position[1]}%` }}
      />
    </>
  );
}

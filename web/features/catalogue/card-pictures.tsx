import type { PictureFrame } from '../../ui/picture-frame.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';

interface Props {
  /** Shown where there are not several `images`. */
  image: string | null;
  /** Of a package: the pictures of its first products. */
  images?: readonly string[];
  /** The box, which the pictures fill. */
  frame: PictureFrame;
  isFirst?: boolean;
  isAmongFirst?: boolean;
  className?: string;
}

/** The picture on a card: one, or for a package a collage of two or three. */
export function CardPictures({ image, images = [], isFirst, ...picture }: Props) {
  const { frame, isAmongFirst } = picture;
  if (images.length < 2) return <Picture url={image} alt="" isFirst={isFirst} {...picture} />;
  const isWide = frame.ratio > 1;
  return (
    <span className={isWide ? 'collage collage-wide' : 'collage'}>
      {images.map((url, index) => (
        <span key={url} style={pictureColor(url)}>
          <Picture
            {...picture}
            url={url}
            alt=""
            frame={partOf(frame, shares(images.length, index), isWide)}
            isFirst={isFirst && index === 0}
            isAmongFirst={isAmongFirst || isFirst}
          />
        </span>
      ))}
    </span>
  );
}

/** A part's share of the collage along its longer side, and across it; as the style sheet lays it out. */
function shares(count: number, index: number): { along: number; across: number } {
  if (count === 2) return { along: 0.5, across: 1 };
  return index === 0 ? { along: 0.6, across: 1 } : { along: 0.4, across: 0.5 };
}

/** The frame of a part of a box. */
function partOf(
  frame: PictureFrame,
  { along, across }: { along: number; across: number },
  isWide: boolean,
): PictureFrame {
  const [width, height] = isWide ? [along, across] : [across, along];
  const cut = (ratio: number) => (ratio * width) / height;
  return {
    ratio: cut(frame.ratio),
    widest: frame.widest * width,
    widths: frame.widths.map(({ ratio, ...entry }) => ({
      ...entry,
      width: entry.width * width,
      ...(ratio !== undefined && { ratio: cut(ratio) }),
    })),
  };
}

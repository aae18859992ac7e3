import type { Focus } from '@orendi/contract/fit-picture';
import type { PictureFrame } from '../../ui/picture-frame.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';

interface Props {
  /** Shown where there are not several `images`. */
  image: string | null;
  focus: Focus | null;
  /** Of a package: the pictures of its first products. */
  images?: readonly string[];
  /** Parallel to `images`. */
  focuses?: readonly Focus[];
  /** The box, which the pictures fill. */
  frame: PictureFrame;
  isFirst: boolean;
  isAmongFirst: boolean;
}

/** The picture on a card: one, or for a package two or three in a collage. */
export function CardPictures(props: Props) {
  const { image, focus, images, focuses, frame, isFirst, isAmongFirst } = props;
  if (images === undefined || images.length < 2) {
    return <Picture url={image} alt="" {...{ focus, frame, isFirst, isAmongFirst }} />;
  }
  return (
    <span className="collage">
      {images.map((url, index) => (
        <span key={url} style={pictureColor(url)}>
          <Picture
            url={url}
            focus={focuses?.[index] ?? null}
            alt=""
            frame={partOf(frame, images.length, index)}
            isFirst={isFirst && index === 0}
            isAmongFirst={isAmongFirst}
          />
        </span>
      ))}
    </span>
  );
}

/**
 * The width that a picture is loaded for, as a share of the box: less than it has, as the pieces are shown small. On
 * common phones all of them then weigh little more than one picture.
 */
const lineWidth = 0.68;
const halfWidth = 0.45;

/** The frame of a part of a collage, as the style sheet lays it out: two lines, the second of three shared by two. */
function partOf(frame: PictureFrame, count: number, index: number): PictureFrame {
  const isHalf = index > 0 && count > 2;
  const width = isHalf ? halfWidth : lineWidth;
  const shape = count < 3 ? 2 : isHalf ? 1.25 : 1 / 0.6;
  return {
    ratio: frame.ratio * shape,
    widest: frame.widest * width,
    widths: frame.widths.map((step) => ({
      ...step,
      width: step.width * width,
      ratio: step.ratio && step.ratio * shape,
    })),
  };
}

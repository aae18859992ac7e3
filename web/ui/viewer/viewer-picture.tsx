import { pictureSource, sourceAddress, sourceSet } from '../picture-source.ts';
import { closeUp } from './zoom.ts';

interface Props {
  url: string;
  alt: string;
  isCurrent: boolean;
  /** Then a larger file is wanted. */
  isZoomed: boolean;
}

/** The widest file worth offering, for screens with many dots. */
const widest = 3840;

/** A picture as large as it fits on the stage, whole, on its own mean colour until it is there. */
export function ViewerPicture({ url, alt, isCurrent, isZoomed }: Props) {
  const source = pictureSource(url);
  const mark = isCurrent ? '' : undefined;
  if (source === null) {
    return (
      <img data-current={mark} src={url} alt={alt} draggable={false} className="viewer-picture" />
    );
  }
  const { width, height, color } = source;
  return (
    <img
      data-current={mark}
      sizes={isZoomed ? `${closeUp * 100}vw` : '100vw'}
      srcSet={sourceSet(source, widest)}
      src={sourceAddress(source, widest / 2)}
      width={width}
      height={height}
      alt={alt}
      draggable={false}
      className="viewer-picture"
      style={{
        width: `min(100cqw, ${(100 * width) / height}cqh)`,
        aspectRatio: width / height,
        backgroundColor: color,
      }}
    />
  );
}

import { pictureSource, sourceAddress, sourceSet } from '../picture-source.ts';
import { closeUp } from './zoom.ts';

interface Props {
  url: string;
  alt: string;
  isCurrent: boolean;
  /** Loads a larger file. */
  isZoomed: boolean;
}

/** The widest file worth offering, in px, for high-density screens. */
const widest = 3840;

/** A picture fitted to the stage, on its mean color until loaded. */
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

import { Icon } from './icon.tsx';
import { frameSizes, type PictureFrame } from './picture-frame.ts';
import { pictureSource, sourceAddress, sourceSet } from './picture-source.ts';

interface Props {
  /** Null shows a quiet sign in the picture's place. */
  url: string | null;
  alt: string;
  frame: PictureFrame;
  /** Seen at once when the page opens: fetched first instead of when it comes near. */
  isFirst?: boolean;
  /** Perhaps seen at once, if the screen has room for it: then fetched first. */
  isAmongFirst?: boolean;
  className?: string;
}

/** A stored picture in the right size, on its own mean colour until it is there. */
export function Picture(props: Props) {
  const { url, alt, frame, isFirst = false, isAmongFirst = false, className = '' } = props;
  if (url === null) {
    return (
      <span className={`grid size-full place-items-center text-line-strong ${className}`}>
        <Icon name="picture" className="size-10" />
      </span>
    );
  }
  const source = pictureSource(url);
  const loading = isFirst
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({
        loading: 'lazy',
        fetchPriority: isAmongFirst ? 'high' : undefined,
        decoding: 'async',
        ref: fadeIn,
      } as const);
  const shape = `size-full object-cover picture-fade ${className}`;
  if (source === null) return <img src={url} alt={alt} className={shape} {...loading} />;
  return (
    <img
      {...loading}
      sizes={frameSizes(frame, source.width / source.height)}
      srcSet={sourceSet(source, frame.widest)}
      src={sourceAddress(source, frame.widest / 2)}
      width={source.width}
      height={source.height}
      alt={alt}
      className={shape}
    />
  );
}

/** The mean colour of a picture, for the box behind it. */
export function pictureColor(url: string | null): { backgroundColor: string } | undefined {
  const source = url === null ? null : pictureSource(url);
  return source === null ? undefined : { backgroundColor: source.color };
}

function fadeIn(image: HTMLImageElement | null): void {
  if (image === null || image.complete) return;
  image.dataset.pending = '';
  const show = () => delete image.dataset.pending;
  image.addEventListener('load', show, { once: true });
  image.addEventListener('error', show, { once: true });
}

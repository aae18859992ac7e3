import { Icon } from './icon.tsx';
import { frameSizes, type PictureFrame } from './picture-frame.ts';
import { pictureSource, sourceAddress, sourceSet } from './picture-source.ts';

interface Props {
  /** Null shows a placeholder icon. */
  url: string | null;
  alt: string;
  frame: PictureFrame;
  /** Above the fold: loaded with priority instead of lazily. */
  isFirst?: boolean;
  /** Possibly above the fold, depending on the screen: if so, loaded with priority. */
  isAmongFirst?: boolean;
  className?: string;
}

/** A stored picture in a suitable size, on its mean color until loaded. */
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

/** A picture's mean color, as the background of its box. */
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

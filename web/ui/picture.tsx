import type { Focus } from '@orendi/contract/fit-picture';
import { Icon } from './icon.tsx';
import { frameSizes, type PictureFrame, standIn } from './picture-frame.ts';
import { pictureSource, sourceAddress, sourceSet } from './picture-source.ts';

interface Props {
  /** Null shows a placeholder icon. */
  url: string | null;
  alt: string;
  frame: PictureFrame;
  /** The point a crop keeps in view; the middle if unknown. */
  focus?: Focus | null | undefined;
  /** Above the fold: loaded with priority instead of lazily. */
  isFirst?: boolean;
  /** Possibly above the fold, depending on the screen: if so, loaded with priority. */
  isAmongFirst?: boolean;
  className?: string;
}

/**
 * A stored picture in a suitable size. It fills its frame if that cuts off little, and else is shown whole. Its box has
 * `pictureColor`, on which it loads and which surrounds it where it is whole.
 */
export function Picture(props: Props) {
  const { url, alt, frame, focus, isFirst = false, isAmongFirst = false, className = '' } = props;
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
  const shape = `size-full picture-fade ${className}`;
  if (source === null) {
    return <img src={url} alt={alt} className={`object-cover ${shape}`} {...loading} />;
  }
  const ratio = source.width / source.height;
  const stand = standIn(frame, ratio, focus ?? undefined);
  return (
    <img
      {...loading}
      sizes={frameSizes(frame, ratio)}
      srcSet={sourceSet(source, frame.widest)}
      src={sourceAddress(source, frame.widest / 2)}
      width={source.width}
      height={source.height}
      alt={alt}
      className={`${stand.className} ${shape}`}
      style={stand.position === undefined ? undefined : { objectPosition: stand.position }}
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

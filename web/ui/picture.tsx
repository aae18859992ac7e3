import type { Focus } from '@orendi/contract/fit-picture';
import { Icon } from './icon.tsx';
import { framePicture, type PictureFrame } from './picture-frame.ts';
import { pictureSource } from './picture-source.ts';

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
}

/**
 * A stored picture in a suitable size. It fills its frame: cropped if that cuts off little, and else completed by the server.
 * Its box has `pictureColor`, on which it loads.
 */
export function Picture({ url, alt, frame, focus, isFirst = false, isAmongFirst = false }: Props) {
  if (url === null) {
    return (
      <span className="grid size-full place-items-center text-line-strong">
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
  const shape = 'size-full picture-fade';
  if (source === null) {
    return <img src={url} alt={alt} className={`object-cover ${shape}`} {...loading} />;
  }
  const { isWhole, position, ...shown } = framePicture(source, frame, focus ?? undefined);
  const { narrow } = frame;
  const there = narrow && framePicture(source, frame, focus ?? undefined, narrow.ratio);
  const image = (
    <img
      {...loading}
      {...shown}
      alt={alt}
      className={`${isWhole ? 'object-contain' : 'object-cover'} ${shape}`}
      style={{ objectPosition: position ?? there?.position }}
    />
  );
  if (!narrow || !there) return image;
  return (
    <picture className="contents">
      <source media={`(width < ${narrow.below}px)`} srcSet={there.srcSet} sizes={there.sizes} />
      {image}
    </picture>
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

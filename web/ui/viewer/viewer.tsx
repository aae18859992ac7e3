import { m } from '@orendi/messages';
import {
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { catchBack } from '../catch-back.ts';
import { Icon } from '../icon.tsx';
import { stepByKey } from '../step-by-key.ts';
import { followGestures } from './follow-gestures.ts';
import { pictureSource, sourceAddress, sourceSet } from '../picture-source.ts';
import { closeUp } from './zoom.ts';
import { useWhileShown } from '../use-while-shown.ts';

interface Props {
  /** Labels the dialog. */
  label: string;
  pictures: { url: string; alt: string }[];
  /** Index of the picture shown first. */
  first: number;
  /** Receives the index of the picture last in view. */
  onClose: (at: number) => void;
}

const screen =
  'fixed inset-0 h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-paper p-[env(safe-area-inset-top)_env(safe-area-inset-right)_env(safe-area-inset-bottom)_env(safe-area-inset-left)] text-inherit open:grid open:animate-appear';
const button =
  'grid size-11 place-items-center rounded-pill transition-colors hover:bg-sand aria-disabled:text-line-strong';
/** How far an arrow key moves a zoomed picture, in px. */
const keyStep = 80;
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
};

export function Viewer({ label, pictures, first, onClose }: Props) {
  const [at, setAt] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<ReturnType<typeof followGestures>>(undefined);
  const dialog = useCoveringDialog(() => onClose(at));
  const { length: count } = pictures;

  function goTo(place: number) {
    if (place < 0 || place >= count || place === at) return;
    zoom.current?.reset();
    setAt(place);
  }
  const go = useEffectEvent((step: 1 | -1) => goTo(at + step));

  useWhileShown(stage, (element, signal) => {
    zoom.current = followGestures({
      stage: element,
      picture: () => element.querySelector<HTMLElement>('[data-current]'),
      go: (step) => go(step),
      onZoom: setZoomed,
      signal,
    });
  });

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const by = arrows[key];
    const place = stepByKey(key, at, count);
    if (isZoomed && by !== undefined) zoom.current?.move(by);
    else if (place !== null) goTo(place);
    else return;
    event.preventDefault();
  }

  const stepButton = (step: 1 | -1) => (
    <button
      type="button"
      aria-label={step < 0 ? m.slider_previous() : m.slider_next()}
      aria-disabled={at === (step < 0 ? 0 : count - 1)}
      onClick={() => goTo(at + step)}
      className={button}
    >
      <Icon name="left" className={step < 0 ? undefined : '-scale-x-100'} />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onKeyDown={onKeyDown}
      data-covers-page
      className={screen}
    >
      <div className="flex justify-end gap-1 p-2">
        <button
          type="button"
          aria-label={isZoomed ? m.detail_zoom_out() : m.detail_zoom_in()}
          onClick={() => zoom.current?.toggle()}
          className={button}
        >
          <Icon name={isZoomed ? 'minus' : 'plus'} />
        </button>
        <button
          type="button"
          aria-label={m.detail_close_photos()}
          onClick={() => dialog.current?.close()}
          className={button}
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        ref={stage}
        data-zoomed={isZoomed || undefined}
        className="cursor-zoom-in touch-none overflow-clip select-none [container-type:size] data-held:cursor-grabbing data-held:**:transition-none data-zoomed:not-data-held:cursor-zoom-out"
      >
        <div
          className="flex h-full [translate:var(--drag,0px)] transition-[transform,translate] duration-(--motion-slow)"
          style={{ transform: `translateX(${-100 * at}%)` }}
        >
          {pictures.map((picture, place) => (
            <div
              key={picture.url}
              aria-hidden={place !== at}
              className="grid flex-none place-items-center w-full overflow-clip"
            >
              {Math.abs(place - at) < 2 && (
                <ViewerPicture
                  {...picture}
                  isCurrent={place === at}
                  isZoomed={isZoomed && place === at}
                />
              )}
            </div>
          ))}
        </div>
      </div>
      <div className="flex min-h-11 items-center justify-center gap-2 p-2">
        {count > 1 && (
          <>
            {stepButton(-1)}
            <output className="min-w-16 text-center text-s font-medium tabular-nums">
              <span className="sr-only">{m.slider_place({ place: at + 1, count })}</span>
              <span aria-hidden="true">
                {at + 1} / {count}
              </span>
            </output>
            {stepButton(1)}
          </>
        )}
      </div>
    </dialog>
  );
}

/**
 * Opens a full-screen dialog when its component mounts. Going back closes it without leaving the page: it has its own
 * history entry, which is removed when it closes any other way. `onClose` is called once it has closed.
 */
function useCoveringDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const cover = dialog.current;
    if (cover === null) return undefined;
    let hasEntry = true;

    cover.showModal();
    history.pushState(history.state, '');
    cover.addEventListener('close', () => hasEntry && history.back());
    // The address is unchanged, so the router need not know.
    return catchBack(() => {
      hasEntry = false;
      cover.close();
      leave();
    });
  }, []);

  return dialog;
}

interface ViewerPictureProps {
  url: string;
  alt: string;
  isCurrent: boolean;
  /** Loads a larger file. */
  isZoomed: boolean;
}

/** The widest file worth offering, in px, for high-density screens. */
const widest = 3840;

const look =
  'max-h-full max-w-full [scale:var(--scale,1)] [translate:var(--x,0px)_var(--y,0px)] transition-[scale,translate]';

/** A picture fitted to the stage, on its mean color until loaded. */
function ViewerPicture({ url, alt, isCurrent, isZoomed }: ViewerPictureProps) {
  const source = pictureSource(url);
  const mark = isCurrent ? '' : undefined;
  if (source === null) {
    return <img data-current={mark} src={url} alt={alt} draggable={false} className={look} />;
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
      className={look}
      style={{
        width: `min(100cqw, ${(100 * width) / height}cqh)`,
        aspectRatio: width / height,
        backgroundColor: color,
      }}
    />
  );
}

import { m } from '@orendi/messages';
import { useRef, useState, type ReactNode } from 'react';
import { useWhileShown } from '../use-while-shown.ts';
import type { SliderControls } from './slider-controls.tsx';

interface Props {
  /** Labels the region. */
  label: string;
  slides: { key: number | string; content: ReactNode }[];
  /** Lays out the heading, the controls and the viewport, in this order. */
  className: string;
  viewClass?: string;
  /** Sets `--slide` and `--slide-gap`, the width of slides and the gap between them. */
  rowClass: string;
  /** Reserves the space of the controls. */
  controlsClass: string;
  heading?: ReactNode;
  /** Between two steps, in ms. */
  delay: number;
}

/* An object, because the linter would suggest HTML elements meant for fields and menus. */
const group = { role: 'group' } as const;

/**
 * A row of slides that scrolls sideways and snaps. Once it is near the viewport and the page is idle, it starts moving
 * by itself; if that script fails to load, it remains scrollable.
 */
export function Slider(props: Props) {
  const { label, slides, heading, delay } = props;
  const { className, viewClass = '', rowClass, controlsClass } = props;
  const region = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [Controls, setControls] = useState<typeof SliderControls>();

  useWhileShown(view, (row, signal) => {
    async function begin() {
      await whenNear(row, signal);
      await whenIdle();
      if (signal.aborted) return;
      const { SliderControls: controls } = await import('./slider-controls.tsx');
      // Several sliders become ready at the same time; each starts in its own idle period.
      await whenIdle();
      if (!signal.aborted) setControls(() => controls);
    }
    // A failed load is harmless: the row still scrolls by hand.
    begin().catch(() => {});
  });

  return (
    <section
      ref={region}
      aria-label={label}
      aria-roledescription={m.slider_role()}
      className={`@container/slider ${className}`}
    >
      {heading}
      <div className={`flex items-center ${controlsClass}`}>
        {Controls && <Controls region={region} view={view} delay={delay} />}
      </div>
      <div ref={view} className={`slider-view ${viewClass}`}>
        <div
          className={`flex *:me-(--slide-gap) *:w-(--slide) *:flex-none *:snap-start ${rowClass}`}
        >
          {slides.map(({ key, content }, index) => (
            <div
              {...group}
              key={key}
              aria-roledescription={m.slider_slide_role()}
              aria-label={m.slider_place({ place: index + 1, count: slides.length })}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Milliseconds to wait in browsers without `requestIdleCallback`: enough for a page to settle. */
const patience = 750;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, patience);
  });
}

/** Resolves once the element is near the viewport; never after the signal aborts. */
function whenNear(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watching.disconnect();
        resolve();
      },
      { rootMargin: '200px' },
    );
    watching.observe(element);
    signal.addEventListener('abort', () => watching.disconnect());
  });
}

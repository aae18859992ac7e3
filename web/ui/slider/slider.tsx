import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { SliderParts } from './slider-controls.tsx';
import { whenNear } from './when-near.ts';

interface Props {
  /** Names the region. */
  label: string;
  /** What a screen reader calls the whole and each of its parts. */
  roles: { slider: string; slide: string };
  placeOf: (place: number, count: number) => string;
  slides: { key: number | string; content: ReactNode }[];
  /** Lays out heading, controls and the row's window, in this order. */
  className: string;
  viewClass?: string;
  /** The width of the slides and the space between them: sets `--slide` and `--slide-gap`. */
  rowClass: string;
  /** Keeps the room that the controls will take. */
  controlsClass: string;
  heading?: ReactNode;
  /** Between two steps, in ms. */
  delay: number;
  /** The buttons with their words, and what makes the row move: neither is needed to see it. */
  loadControls: () => Promise<ComponentType<SliderParts>>;
}

/* What HTML has for it is for fields and for menus. */
const group = { role: 'group' } as const;

/**
 * A row of slides that scrolls sideways and snaps. Once it is near the screen and the page has nothing better to do, it
 * begins to move by itself; where that script does not come, it stays what it is.
 */
export function Slider(props: Props) {
  const { label, roles, placeOf, slides, heading, delay, loadControls } = props;
  const { className, viewClass = '', rowClass, controlsClass } = props;
  const region = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [Controls, setControls] = useState<ComponentType<SliderParts>>();

  useEffect(() => {
    const row = view.current;
    if (row === null) return undefined;
    const waiting = new AbortController();
    const { signal } = waiting;
    async function begin(row: HTMLElement) {
      await whenNear(row, signal);
      await whenIdle();
      if (signal.aborted) return;
      const controls = await loadControls();
      // Those of the other rows are there in the same moment; each begins in one of its own.
      await whenIdle();
      if (!signal.aborted) setControls(() => controls);
    }
    // Without a network the row goes on scrolling by hand.
    begin(row).catch(() => {});
    return () => waiting.abort();
  }, [loadControls]);

  return (
    <section
      ref={region}
      aria-label={label}
      aria-roledescription={roles.slider}
      className={`slider ${className}`}
    >
      {heading}
      <div className={`flex items-center ${controlsClass}`}>
        {Controls && <Controls region={region} view={view} delay={delay} />}
      </div>
      <div ref={view} className={`slider-view ${viewClass}`}>
        <div className={`slider-row ${rowClass}`}>
          {slides.map(({ key, content }, index) => (
            <div
              {...group}
              key={key}
              aria-roledescription={roles.slide}
              aria-label={placeOf(index + 1, slides.length)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Where a browser cannot tell when it is idle: long enough for a page to settle. */
const patience = 750;

/** Resolves when the page has nothing better to do. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, patience);
  });
}

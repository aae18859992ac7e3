import { useEffect, useEffectEvent, useRef, type FocusEvent, type ReactNode } from 'react';

/** In milliseconds: what was in view for this long has been looked at. */
const lookMs = 1_000;
/** The page's head and the form's bar cover so much of the window. */
const barMargins = '-64px 0px -80px';

/** Says of a field's text that its seller has not written it. */
export interface Mark {
  words: string;
  /** The text that it is about. */
  value: string;
  /** Called once the field has been in view. */
  onView?: () => void;
  onFocus: () => void;
}

interface Props {
  /** None leaves the field as it is. */
  mark: Mark | undefined;
  children: ReactNode;
}

/** A field with its mark. What is typed into it takes the place of the marked text. */
export function Marked({ mark, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const value = mark?.value;
  const view = useEffectEvent(() => mark?.onView?.());

  useEffect(() => {
    const shown = box.current?.querySelector('textarea, input, select') ?? box.current;
    if (shown === null || value === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(view, lookMs);
      },
      { threshold: 0.9, rootMargin: barMargins },
    );
    observer.observe(shown);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [value]);

  function focus({ target }: FocusEvent): void {
    mark?.onFocus();
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (mark && isText) target.select();
  }

  return (
    <div ref={box} onFocus={focus}>
      {children}
      {mark && <p className="mt-1 text-s font-medium text-ink-quiet">{mark.words}</p>}
    </div>
  );
}

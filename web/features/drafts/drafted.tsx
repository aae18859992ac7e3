import { m } from '@orendi/messages';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import type { useDraftedText } from './use-drafted-text.ts';

/** In milliseconds: what was in view for this long has been looked at. */
const lookMs = 1_000;

type Props = Partial<ReturnType<typeof useDraftedText>['mark']> & {
  /** The field. */
  children: ReactNode;
};

/** Marks a field's draft as one, and tells when it has been in view, or is being edited. A field without one stays as it is. */
export function Drafted({ isDrafted = false, value = '', onSeen, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const tell = useRef(onSeen);
  useEffect(() => {
    tell.current = onSeen;
  });

  useEffect(() => {
    const shown = box.current;
    if (shown === null || !isDrafted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => tell.current?.(value), lookMs);
      },
      { threshold: 0.9 },
    );
    observer.observe(shown);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isDrafted, value]);

  /** What is typed takes the draft's place. */
  function focus({ target }: FocusEvent): void {
    onSeen?.(value);
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (isDrafted && isText) target.select();
  }

  return (
    <div ref={box} onFocus={focus}>
      {children}
      {isDrafted && <p className="mt-1 text-s font-medium text-accent-deep">{m.draft_mark()}</p>}
    </div>
  );
}

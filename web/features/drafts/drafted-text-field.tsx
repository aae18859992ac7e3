import { m } from '@orendi/messages';
import { useEffect, useRef, type ComponentProps } from 'react';
import { CountedTextField } from '../forms/counted-text-field.tsx';
import type { useDraftedText } from './use-drafted-text.ts';

/** In milliseconds: what was in view for this long has been looked at. */
const lookMs = 1_000;

type Drafted = ReturnType<typeof useDraftedText>['field'];

interface Props extends Omit<ComponentProps<typeof CountedTextField>, keyof Drafted>, Drafted {}

/** A text that may be a draft, marked as one until it is changed. Tells when its draft has been in view. */
export function DraftedTextField({ isDrafted, onSeen, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const tell = useRef(onSeen);
  const { value } = props;
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
        if (entry?.isIntersecting) timer = setTimeout(() => tell.current(value), lookMs);
      },
      { threshold: 0.9 },
    );
    observer.observe(shown);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isDrafted, value]);

  return (
    <div ref={box}>
      <CountedTextField {...props} onFocus={() => onSeen(value)} />
      {isDrafted && <p className="mt-1 text-s font-medium text-accent-deep">{m.draft_mark()}</p>}
    </div>
  );
}

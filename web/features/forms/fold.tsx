import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  heading: string;
  /** Said beneath the heading on phones. */
  text?: string;
  /** An address that ends in `#{id}` opens it. */
  id?: string;
  isFilled: boolean;
  /** Stays open while an invalid field is being mended, which is no error any more from its first letter on. */
  isInvalid: boolean;
  children: ReactNode;
}

/** A form's optional fields: on a phone collapsed until opened, filled in or invalid, elsewhere always open. */
export function Fold({ heading, text, id, isFilled, isInvalid, children }: Props) {
  const contentId = useId();
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  const isAsked = useHydrated() && id !== undefined && hash === `#${id}`;
  const isWanted = isFilled || isAsked;
  const [wasWanted, setWasWanted] = useState(isWanted);
  const [isOpen, setOpen] = useState(isWanted);
  // Asked for, or a draft has been taken, or the first field typed into.
  if (isWanted !== wasWanted) setWasWanted(isWanted);
  if (!isOpen && (isInvalid || (isWanted && !wasWanted))) setOpen(true);
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView();
  }, [isAsked]);

  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={`${contentId}-heading`}
      className="border-t border-line pt-6"
    >
      <h2 id={`${contentId}-heading`} className="text-xl max-nav:hidden">
        {heading}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-4 text-left nav:hidden"
      >
        <span>
          <span className="block text-xl font-semibold tracking-tight">{heading}</span>
          {text && <span className="block text-s text-ink-quiet">{text}</span>}
        </span>
        <Icon name="down" className={isOpen ? '-scale-y-100' : ''} />
      </button>
      <div id={contentId} className={`mt-4 flex flex-col gap-4 ${isOpen ? '' : 'max-nav:hidden'}`}>
        {children}
      </div>
    </section>
  );
}

import type { PageText } from '@orendi/contract/schemas/market';
import { m } from '@orendi/messages';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { openModal } from '../../../ui/open-modal.ts';
import { Button } from '../../forms/button.tsx';
import { PageSections } from '../../reading/page-sections.tsx';

interface Props {
  terms: PageText;
  /** Whether its end has been reached before, so that it can be accepted at once. */
  wasRead: boolean;
  onRead: () => void;
  onAgree: () => void;
  onCancel: () => void;
}

/** The terms; they can be accepted once scrolled to the end, or at once if nothing scrolls. */
export function TermsDialog({ terms, wasRead, onRead, onAgree, onCancel }: Props) {
  const text = useRef<HTMLElement>(null);
  const [hasRead, setRead] = useState(wasRead);

  const noteRead = useEffectEvent(() => {
    setRead(true);
    onRead();
  });

  useEffect(() => {
    const box = text.current;
    if (box === null || hasRead) return undefined;
    const look = () => isAtEnd(box) && noteRead();
    // The observer's first callback does the first check; later ones follow font loads and resizes.
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [hasRead]);

  return (
    <dialog
      ref={openModal}
      aria-labelledby="terms-heading"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      data-covers-page
      className="h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-surface text-inherit backdrop:animate-appear backdrop:bg-ink/40 open:grid open:animate-appear sm:m-auto sm:h-auto sm:max-h-[calc(100dvh_-_--spacing(16))] sm:w-[calc(100%_-_2_*_var(--page-margin))] sm:max-w-terms sm:rounded-l sm:shadow-lift"
    >
      <h2 id="terms-heading" className="border-b border-line px-6 py-4 text-l">
        {m.signup_terms_heading()}
      </h2>
      {/* A scrollable region must be reachable by keyboard. */}
      <section
        ref={text}
        aria-labelledby="terms-heading"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onClickCapture={openElsewhere}
        className="relative overflow-y-auto overscroll-contain px-6 py-5 text-s -outline-offset-2 [&_section:first-child>h3]:mt-0"
      >
        <PageSections sections={terms.sections} headings="h3" />
      </section>
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-6 py-4">
        <p id="terms-hint" className="text-xs text-ink-quiet max-sm:w-full sm:mr-auto">
          {!hasRead && m.signup_terms_hint()}
        </p>
        <Button onClick={onCancel}>{m.account_cancel()}</Button>
        <Button
          disabled={!hasRead}
          aria-describedby="terms-hint"
          onClick={onAgree}
          kind="main"
          className="disabled:border-line disabled:bg-line disabled:text-ink-quiet"
        >
          {m.signup_agree()}
        </Button>
      </div>
    </dialog>
  );
}

/** Opens links in a new tab, so that following one does not lose what has been filled in. */
function openElsewhere({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link) link.target = '_blank';
}

/** Distance from the end of the text, in pixels, that counts as having reached it. */
const nearness = 20;

type Scrolled = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Whether a scrolling text is at its end; always true when all of it fits. */
export function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  return scrollHeight - scrollTop - clientHeight <= nearness;
}

import { m } from '@orendi/messages';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { usePage } from '../../platform/page-environment.tsx';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';

/** Does what a full page load does: shows progress, moves the focus to the new page, and announces its title. */
export function NavigationEffects() {
  const { pathname } = useLocation();
  const { isUserAwaited } = usePage();
  const isLoading = useNavigation().state !== 'idle';
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Typing goes on in the search field of the new page (see `use-kept-text.ts`).
    if (!(document.activeElement instanceof HTMLInputElement))
      document.getElementById(contentId)?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return (
    <>
      {isLoading && (
        <div className="fixed inset-x-0 top-0 z-30 h-0.5 origin-left scale-x-90 animate-advance bg-accent" />
      )}
      {isUserAwaited && <FullScreenSpinner label={m.account_checking()} />}
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </>
  );
}

export const contentId = 'content';

/** The first stop of the keyboard: skips the navigation. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-3 left-3 z-30 -translate-y-20 rounded-pill bg-ink px-5 py-3 text-s font-medium text-on-dark focus:translate-y-0"
    >
      {m.nav_skip()}
    </a>
  );
}

import { m } from '@orendi/messages';

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

import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  /** Next to the title: a link or a count. */
  aside?: ReactNode;
  /** The page's own heading says the same: the title is for screen readers, and what is next to it stands alone. */
  isHidden?: boolean;
}

export function SectionHeading({ id, title, aside, isHidden = false }: Props) {
  return (
    <div
      className={
        isHidden
          ? 'flex min-h-5 items-center max-nav:pb-1.5 nav:min-h-15.5 nav:py-3'
          : 'mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1'
      }
    >
      <h2 id={id} className={isHidden ? 'sr-only' : 'text-xl'}>
        {title}
      </h2>
      {aside}
    </div>
  );
}

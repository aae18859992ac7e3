import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  /** Next to the title: a link or a count. */
  aside?: ReactNode;
}

/** The heading of a list. */
export function SectionHeading({ id, title, aside }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {aside}
    </div>
  );
}

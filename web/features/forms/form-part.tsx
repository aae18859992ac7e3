import { useId, type ReactNode } from 'react';

interface Props {
  heading: string;
  /** The fragment by which an address names it. */
  anchor?: string;
  children: ReactNode;
}

/** A group of fields under a heading. */
export function FormPart({ heading, anchor, children }: Props) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="flex flex-col gap-4 border-t border-line pt-6 first-of-type:border-0 first-of-type:pt-0"
    >
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}

import { type ComponentProps, useId } from 'react';

interface Props extends ComponentProps<'section'> {
  heading: string;
  /** Classes of the heading. */
  look?: string;
  level?: 2 | 3;
}

/** A part of a page, named by its heading. */
export function Section({ heading, look = 'text-l', level = 2, children, ...section }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section {...section} aria-labelledby={id}>
      <Heading id={id} className={look}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}

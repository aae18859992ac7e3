import { useId, type ReactNode } from 'react';

export function FormPart({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
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

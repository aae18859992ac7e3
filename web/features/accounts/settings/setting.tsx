import { useId, type ReactNode } from 'react';

/** One section of the account page: what it is, what it does, and its controls. */
export function Setting({
  heading,
  text,
  children,
}: {
  heading: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <h2 id={id} className="text-l">
        {heading}
      </h2>
      {text && <p className="mt-1.5 max-w-text text-pretty wrap-anywhere text-ink-quiet">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

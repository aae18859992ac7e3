import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a new stage: takes the focus, so that it is announced. */
export function StageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
      {children}
    </h2>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of what has come in the place of something else: the focus goes to it, so that it is read out. */
export function StageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
      {children}
    </h2>
  );
}

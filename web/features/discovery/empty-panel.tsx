import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** Suggestions for what to do next. */
  children?: ReactNode;
}

export function EmptyPanel({ title, text, children }: Props) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-l border border-line bg-surface px-5 py-14 text-center">
      <p className="text-l font-semibold">{title}</p>
      <p className="max-w-text text-balance wrap-anywhere text-ink-quiet">{text}</p>
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

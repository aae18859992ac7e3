import type { ReactNode } from 'react';

interface Props {
  /** Plain says what something is, accent what is special about it. */
  look?: 'accent' | 'plain';
  className: string;
  children: ReactNode;
}

const looks = { accent: 'bg-accent text-on-dark', plain: 'bg-surface text-ink shadow-rest' };

export function Tag({ look = 'accent', className, children }: Props) {
  return (
    <span
      className={`inline-flex h-6 items-center rounded-pill px-2.5 text-xs font-semibold ${looks[look]} ${className}`}
    >
      {children}
    </span>
  );
}

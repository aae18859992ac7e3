import type { ReactNode } from 'react';

export function Tag({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-6 items-center rounded-pill bg-accent px-2.5 text-xs font-semibold text-on-dark ${className}`}
    >
      {children}
    </span>
  );
}

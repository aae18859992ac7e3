import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';

export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...props} className={`${className} h-12 appearance-none pr-12`} />
      <Icon
        name="down"
        className="pointer-events-none absolute top-3 right-3.5 size-5 text-ink-quiet"
      />
    </div>
  );
}

import type { ComponentProps } from 'react';

/** A checkbox with its words beside it, all of which can be pressed. */
export function Checkbox({ className = '', children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={`flex min-h-11 items-center gap-2.5 text-s font-medium ${className}`}>
      <input {...input} type="checkbox" className="size-4.5" />
      {children}
    </label>
  );
}

import type { ComponentProps } from 'react';
import { buttonClass } from './button-class.ts';

interface Props extends Omit<ComponentProps<'a'>, 'children' | 'className'> {
  label: string;
  kind?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[1];
}

/** A link that looks like a button. */
export function ButtonLink({ label, kind, size, ...link }: Props) {
  return (
    <a {...link} className={buttonClass(kind, size)}>
      {label}
    </a>
  );
}

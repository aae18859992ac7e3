import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';

interface Props {
  to: string;
  isChosen: boolean;
  children: ReactNode;
}

/** A choice made by following a link and cleared by following it again; the scroll position stays. */
export function ChoiceLink({ to, isChosen, children }: Props) {
  return (
    <a
      href={to}
      data-stay
      aria-current={isChosen ? 'true' : undefined}
      className={buttonClass(isChosen ? 'chosen' : 'plain', 'small')}
    >
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';

interface Props {
  to: string;
  isChosen: boolean;
  children: ReactNode;
}

/** A choice that is made by following a link, and let go by following it again; the page stays where it is. */
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

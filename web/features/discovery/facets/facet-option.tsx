import { memo } from 'react';
import { ChoiceLine } from './choice-line.tsx';
import type { Choice } from './choice-of.ts';

const optionRole = (isChosen: boolean) => ({ role: 'option', 'aria-selected': isChosen }) as const;

interface Props {
  id: string;
  choice: Choice;
  href: string;
  isActive: boolean;
}

/**
 * A link reached with the search field's keys; the focus itself stays in the field. Memoized because there may be
 * hundreds.
 */
export const FacetOption = memo(function FacetOption({ id, choice, href, isActive }: Props) {
  return (
    <a
      id={id}
      {...optionRole(choice.isChosen)}
      href={href}
      data-stay
      data-active={isActive || undefined}
      data-none={choice.count === 0 || undefined}
      tabIndex={-1}
      draggable={false}
      className="menu-choice"
    >
      <ChoiceLine choice={choice} />
    </a>
  );
});

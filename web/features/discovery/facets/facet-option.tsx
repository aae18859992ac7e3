import { memo } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ChoiceName } from './choice-name.tsx';
import type { Choice } from './choice-of.ts';

const optionRole = (isChosen: boolean) => ({ role: 'option', 'aria-selected': isChosen }) as const;

interface Props {
  id: string;
  choice: Choice;
  href: string;
  isChosen: boolean;
  isActive: boolean;
}

/**
 * A link reached with the search field's keys; the focus itself stays in the field. Memoized because there may be
 * hundreds.
 */
export const FacetOption = memo(function FacetOption(props: Props) {
  const { id, choice, href, isChosen, isActive } = props;
  return (
    <a
      id={id}
      {...optionRole(isChosen)}
      href={href}
      data-stay
      data-active={isActive || undefined}
      tabIndex={-1}
      draggable={false}
      className="menu-choice"
    >
      <ChoiceName choice={choice} />
      {isChosen && <Icon name="check" className="ml-auto size-4.5 text-accent" />}
    </a>
  );
});

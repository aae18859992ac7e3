import { m } from '@orendi/messages';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';

/** On a phone the panels are stacked; these links skip past the orders. */
export function QuickLinks() {
  return (
    <nav aria-label={m.dashboard_parts()} className="nav:hidden">
      <a href="#products" className={buttonClass('plain', 'small')}>
        {m.dashboard_products()}
        <Icon name="descending" className="size-4" />
      </a>
    </nav>
  );
}

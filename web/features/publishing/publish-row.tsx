import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { publishWays } from './publish-ways.ts';

/** The publishing options on wide screens; narrow ones have a bar at the bottom. */
export function PublishRow() {
  const ways = [{ label: m.publish_add_product(), href: paths.createProduct }, ...publishWays()];
  return (
    <nav aria-label={m.publish_actions()} className="wrap pt-6 max-nav:hidden">
      <ul className="flex flex-wrap gap-3 border-t border-line pt-6">
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={buttonClass(href === paths.createProduct ? 'main' : 'plain')}>
              <Icon name="plus" className="-ml-1 size-4.5" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

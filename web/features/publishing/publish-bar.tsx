import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { publishWays } from './publish-ways.ts';

/** A bar with the publishing options at the bottom of narrow screens, within reach of the thumb. */
export function PublishBar() {
  const menu = useDisclosure();
  return (
    <nav
      aria-label={m.publish_actions()}
      className="request-bar mt-8 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-2.5 pb-[calc(--spacing(2.5)+env(safe-area-inset-bottom))] nav:hidden"
    >
      <a href={paths.createProduct} className={`${buttonClass('main')} grow`}>
        <Icon name="plus" className="size-5" />
        {m.publish_add_product()}
      </a>
      <details ref={menu} className="group relative grow">
        <summary className={`${buttonClass('plain')} w-full group-open:border-ink`}>
          {m.publish_more_ways()}
          <Icon name="down" className="size-5 rotate-180 group-open:rotate-0" />
        </summary>
        <ul className="absolute right-0 bottom-full mb-3 w-60 max-w-[calc(100vw-2*var(--page-margin))] animate-appear rounded-m border border-line bg-surface p-1.5 shadow-lift">
          {publishWays().map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="menu-choice">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

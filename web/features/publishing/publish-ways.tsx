import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';

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

const publishWays = () => [
  { label: m.publish_add_package(), href: paths.createPackage() },
  { label: m.publish_add_sale(), href: paths.createSale() },
  { label: m.publish_import(), href: paths.importProducts },
];

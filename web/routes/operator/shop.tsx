import { m } from '@orendi/messages';
import { Outlet } from 'react-router';
import { usePage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** The layout of a seller's pages while an operator edits the shop: whose it is, and the ways on. */
export function Component() {
  const { onBehalfOf: shop } = usePage();
  const links = [
    [paths.dashboard, m.behalf_listings()],
    [paths.profile(), m.nav_profile()],
    [paths.importProducts, m.products_import_short()],
    ...(shop ? [[paths.knownBusiness(shop.id), m.behalf_leave()] as const] : []),
  ] as const;
  return (
    <>
      <aside aria-label={m.behalf_label()} className="border-b border-accent bg-accent-tint text-s">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <p className="min-w-0 grow basis-60 wrap-anywhere text-accent-deep">
            {m.behalf_text({ name: shop?.name ?? '' })}
          </p>
          <nav aria-label={m.behalf_pages()} className="flex flex-wrap gap-2">
            {links.map(([path, text]) => (
              <ButtonLink key={path} href={path} size="small" label={text} />
            ))}
          </nav>
        </div>
      </aside>
      <Outlet />
    </>
  );
}

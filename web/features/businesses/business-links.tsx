import { m } from '@orendi/messages';
import { BusinessIcon } from './business-icon.tsx';
import type { ShownBusiness } from './load-business.ts';

/** A business's other sites, in display order; networks have the same name in every language. */
const names = {
  website: m.business_website,
  linkedin: () => 'LinkedIn',
  instagram: () => 'Instagram',
  facebook: () => 'Facebook',
  twitter: () => 'Twitter',
} as const;

const kinds = Object.keys(names) as (keyof typeof names)[];

/** Links to a business's other sites, for those it has given. */
export function BusinessLinks({ business }: { business: ShownBusiness }) {
  const given = kinds.filter((kind) => business[kind]);
  if (given.length === 0) return null;
  return (
    <ul aria-label={m.business_links()} className="flex flex-wrap gap-2 print:hidden">
      {given.map((kind) => {
        const name = names[kind]();
        return (
          <li key={kind}>
            <a
              href={business[kind] ?? undefined}
              target="_blank"
              rel="noopener nofollow"
              aria-label={name}
              data-tooltip={name}
              className="grid size-11 place-items-center rounded-pill border border-line-strong bg-surface transition-colors hover:border-ink"
            >
              <BusinessIcon name={kind} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/page-environment.tsx';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { inLanguage } from '../catalogue/local-name.ts';
import { coverFrame } from '../catalogue/picture-frames.ts';
import { BusinessFacts } from './business-facts.tsx';
import { BusinessLinks } from './business-links.tsx';
import { BusinessLogo } from './business-logo.tsx';
import type { ShownBusiness } from './load-business.ts';

/** In characters. Longer names are set smaller, to leave room for the listings. */
const longName = 40;

interface Props {
  business: ShownBusiness;
  /** How many products and packages it has. */
  listings: number;
  /** The ways to talk to it, where visitors see the page. */
  contact?: ReactNode;
  /** What the owner can do here, on their own page. */
  actions?: ReactNode;
}

/** The business's cover, name and description. Without a cover the text gets a background of its own. */
export function BusinessHeader({ business, listings, contact, actions }: Props) {
  const { business_name: name, logo, cover_photo: cover } = business;
  const description = inLanguage(business.description_en, business.description_al, useLanguage());
  return (
    <section className={`wrap business-header ${cover ? 'has-cover' : ''}`}>
      {cover && (
        <div className="business-cover" style={pictureColor(cover)}>
          <Picture url={cover} alt="" frame={coverFrame} isFirst />
        </div>
      )}
      <div className="business-words">
        <BusinessLogo url={logo} className="size-18 nav:size-24" />
        <div className="flex min-w-0 flex-col items-start gap-3 nav:gap-4">
          <h1
            className={`${name.length > longName ? 'text-xl' : 'text-xxl'} text-balance wrap-anywhere`}
          >
            {name}
          </h1>
          {description && (
            <p className="max-w-text text-pretty whitespace-pre-line wrap-anywhere text-ink-quiet">
              {description}
            </p>
          )}
          <BusinessFacts business={business} listings={listings} />
          {contact}
          <BusinessLinks business={business} />
          {actions}
        </div>
      </div>
    </section>
  );
}

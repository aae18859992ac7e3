import type { ReactNode } from 'react';
import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { inLanguage } from '../catalogue/local-name.ts';
import { coverFrame, thumbFrame } from '../catalogue/picture-frames.ts';
import type { ShownBusiness } from '../../platform/head.tsx';
import { BusinessIcon } from './business-icon.tsx';
import { paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ClosedNotice } from '../catalogue/closed-notice.tsx';
import { Trust } from '../catalogue/trust.tsx';
import { addressLine, deliveryText } from '../catalogue/business-places.ts';
import { countText } from '../discovery/count-text.ts';
import { OpeningHours } from './hours/opening-hours.tsx';
import { MapLink } from './location/map-link.tsx';

/** In characters. Longer names are set smaller, to leave room for the listings. */
const longName = 40;

interface Props {
  business: ShownBusiness;
  listings: number;
  /** The ways to talk to it, where visitors see the page. */
  contact?: ReactNode;
  /** The owner's tools, on their own page. */
  actions?: ReactNode;
}

/** The business's cover, name and description, with the logo on the edge of the cover on a phone. */
export function BusinessHeader({ business, listings, contact, actions }: Props) {
  const { business_name: name, logo, cover_photo: cover } = business;
  const description = inLanguage(business.description_en, business.description_al, useLanguage());
  return (
    <section
      className={`wrap nav:pt-8 ${cover ? 'items-center gap-x-12 nav:grid nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : ''}`}
    >
      {cover && (
        <div
          className="mx-[calc(-1*var(--page-margin))] aspect-video overflow-hidden sm:aspect-strip-wide nav:order-1 nav:aspect-video nav:mx-0 nav:rounded-l"
          style={pictureColor(cover)}
        >
          <Picture url={cover} alt="" frame={coverFrame} isFirst />
        </div>
      )}
      <div
        className={`grid content-center justify-items-start gap-4 ${cover ? '' : 'mt-4 rounded-l bg-sand p-6 nav:mt-0 nav:grid-cols-[auto_minmax(0,1fr)] nav:gap-x-8 nav:p-10'}`}
      >
        <BusinessLogo
          url={logo}
          className={`size-18 nav:size-24 ${cover ? '-mt-9 ring-4 ring-paper nav:mt-0 nav:ring-0' : ''}`}
        />
        <div className="flex min-w-0 flex-col items-start gap-3 nav:gap-4">
          <h1
            className={`${name.length > longName ? 'text-xl' : 'text-xxl'} text-balance wrap-anywhere`}
          >
            {name}
          </h1>
          <Trust business={business} />
          {description && (
            <p className="max-w-text text-pretty whitespace-pre-line wrap-anywhere text-ink-quiet">
              {description}
            </p>
          )}
          <BusinessFacts business={business} listings={listings} />
          {contact && <ClosedNotice business={business} />}
          {contact}
          <BusinessLinks business={business} />
          {actions}
        </div>
      </div>
    </section>
  );
}

/** A business's logo on its own page, uncropped; its name stands next to it, so it needs no alternative text. */
export function BusinessLogo({ url, className }: { url: string; className: string }) {
  return (
    <span
      className={`relative block flex-none overflow-hidden rounded-m border border-line bg-surface [&>img]:object-contain ${className}`}
    >
      <Picture url={url} alt="" frame={thumbFrame} />
    </span>
  );
}

/** A business's other sites, in display order; networks have the same name in every language. */
export const webNames = {
  website: m.business_website,
  linkedin: () => 'LinkedIn',
  instagram: () => 'Instagram',
  facebook: () => 'Facebook',
  twitter: () => 'Twitter',
} as const;

const kinds = Object.keys(webNames) as (keyof typeof webNames)[];

function BusinessLinks({ business }: { business: ShownBusiness }) {
  const given = kinds.filter((kind) => business[kind]);
  if (given.length === 0) return null;
  return (
    <ul aria-label={m.business_links()} className="flex flex-wrap gap-2 print:hidden">
      {given.map((kind) => {
        const name = webNames[kind]();
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

export function EditProfile() {
  return <ButtonLink href={paths.updateProfile} label={m.business_edit()} />;
}

/** Where a business is, when it is open, where it delivers, and how many listings it has. */
function BusinessFacts({ business, listings }: { business: ShownBusiness; listings: number }) {
  const { business_name: name, latitude, longitude, opening_hours: hours } = business;
  const address = addressLine(business);
  const delivery = deliveryText(business);
  const note = business.delivery_note;
  return (
    <div className="flex min-w-0 flex-col items-start gap-1.5 text-s text-ink-quiet">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {address && (
          <MapLink
            place={{ words: `${name}, ${address}`, latitude, longitude }}
            className="-ml-0.5 inline-flex min-h-6 items-center gap-1.5 underline-offset-4 hover:text-ink hover:underline"
          >
            <BusinessIcon name="place" />
            <span className="wrap-anywhere">{address}</span>
            <span className="sr-only">, {m.business_map()}</span>
          </MapLink>
        )}
        {listings > 0 && <span>{countText({ total: listings, isLowerBound: false })}</span>}
      </p>
      {hours && <OpeningHours hours={hours} country={business.town_country} />}
      {(delivery ?? note) !== null && (
        <p className="-ml-0.5 flex max-w-text items-start gap-1.5">
          <BusinessIcon name="delivery" />
          <span className="min-w-0 wrap-anywhere">
            {delivery ?? m.business_delivery()}
            {note !== null && <span className="block whitespace-pre-line">{note}</span>}
          </span>
        </p>
      )}
    </div>
  );
}

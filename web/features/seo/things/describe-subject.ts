import type {
  Thing,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
  Graph,
} from 'schema-dts';
import { htmlLanguages } from '@orendi/contract/language';
import type { PageSubject } from '../../../platform/head.tsx';
import type { Site } from '../write-head.ts';
import { businessCrumbs, homeCrumbs, listingCrumbs, cardList } from './lists.ts';
import { businessThing } from './business-thing.ts';
import { listingThing } from './listing-thing.ts';

/** A page's subject as schema.org data, for search engines only. */
export function describeSubject(subject: PageSubject | null, site: Site): Thing[] {
  if (subject === null) return [];
  if (subject.type === 'listing') {
    return [listingThing(subject.listing, site), listingCrumbs(subject.listing, site)];
  }
  if (subject.type === 'business') {
    const { business, lists } = subject;
    const about = [businessThing(business, site), businessCrumbs(business, site)];
    return [...about, ...cardList(business.business_name, lists, site)];
  }
  const { title, lists } = subject;
  return title === undefined
    ? [operatorThing(site), siteThing(site), ...cardList('Orendi', lists, site)]
    : [...homeCrumbs(subject, site), ...cardList(title, lists, site)];
}

const name = 'Orendi';

function operatorThing({ publicUrl, operator }: Site): Organization {
  const { email, phone } = operator;
  return {
    '@type': 'Organization',
    '@id': operatorId(publicUrl),
    name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    ...((email ?? phone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(email && { email }),
        ...(phone && { telephone: phone }),
        availableLanguage: Object.values(htmlLanguages),
      },
    }),
  };
}

function siteThing({ publicUrl, language }: Site): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicUrl}/?query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name,
    url: `${publicUrl}/`,
    inLanguage: htmlLanguages[language],
    publisher: { '@id': operatorId(publicUrl) },
    potentialAction: search,
  };
}

const operatorId = (publicUrl: string) => `${publicUrl}/#organization`;

/**
 * A schema.org data block, which browsers do not execute. `<` is escaped, so no seller's text can close the element.
 */
export function formatThings(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

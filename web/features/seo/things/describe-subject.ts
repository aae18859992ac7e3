import { htmlLanguages } from '@orendi/contract/language';
import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type { PageSubject } from '../../../platform/head.tsx';
import { paths } from '../../../platform/paths.ts';
import { crumbsOf } from '../../catalogue/crumbs.tsx';
import { listingName } from '../../catalogue/listing.ts';
import { crumbsOfLanding, landingTitle } from '../../landings/neighbors.tsx';
import type { Site } from '../write-head.ts';
import { businessThing } from './business-thing.ts';
import { listingThing } from './listing-thing.ts';

/** A page's subject as schema.org data, for search engines only. */
export function describeSubject(subject: PageSubject | null, site: Site): Thing[] {
  if (subject === null) return [];
  if (subject.type === 'listing') {
    const { listing, shelves } = subject;
    const crumbs = [...crumbsOf(listing, site.language, shelves), { name: listingName(listing) }];
    return [listingThing(listing, site), crumbList(crumbs, site)];
  }
  if (subject.type === 'business') {
    const { business, lists } = subject;
    const { business_name: name } = business;
    const crumbs = crumbList([home(), { name }], site);
    return [businessThing(business, site), crumbs, ...cardList(name, lists, site)];
  }
  if (subject.type === 'landing') {
    const { title, crumbs, lists } = subject;
    return [crumbList([home(), ...crumbs, { name: title }], site), ...cardList(title, lists, site)];
  }
  const { title, lists, landing } = subject;
  if (title === undefined)
    return [operatorThing(site), siteThing(site), ...cardList(site.market.name, lists, site)];
  const cards = cardList(title, lists, site);
  // Breadcrumbs lead to the page of its own that a room or a category has.
  if (!landing) return cards;
  const crumbs = [...crumbsOfLanding(landing, site.language), { name: landingTitle(landing) }];
  return [crumbList([home(), ...crumbs], site), ...cards];
}

function operatorThing({ publicUrl, market }: Site): Organization {
  const { name, logo, legal_name: legalName, address, email, phone } = market;
  return {
    '@type': 'Organization',
    '@id': operatorId(publicUrl),
    name,
    url: `${publicUrl}/`,
    logo: logo ?? `${publicUrl}/icon-512.png`,
    ...(legalName && { legalName }),
    ...(market.registration_number && { identifier: market.registration_number }),
    ...(address && { address }),
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

function siteThing({ publicUrl, language, market }: Site): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/?query={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: market.name,
    url: `${publicUrl}/`,
    inLanguage: htmlLanguages[language],
    publisher: { '@id': operatorId(publicUrl) },
    potentialAction: search,
  };
}

const operatorId = (publicUrl: string) => `${publicUrl}/#organization`;

interface Crumb {
  name: string;
  /** Omitted for the last step, the current page. */
  path?: string;
}

const home = (): Crumb => ({ name: m.nav_home(), path: paths.home() });

function crumbList(crumbs: Crumb[], { publicUrl }: Site): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) =>
      listItem(index, { name, ...(path && { item: publicUrl + path }) }),
    ),
  };
}

/** Every card of a page's lists, each listing once; nothing for empty lists. */
function cardList(title: string, lists: { results: Card[] }[], { publicUrl }: Site): ItemList[] {
  const cards = lists.flatMap(({ results }) => results);
  const names = new Map(
    cards.map(({ type, id, name }) => [publicUrl + paths.listing(type, id, name), name]),
  );
  if (names.size === 0) return [];
  return [
    {
      '@type': 'ItemList',
      name: title,
      numberOfItems: names.size,
      itemListElement: Array.from(names, ([url, name], index) => listItem(index, { url, name })),
    },
  ];
}

const listItem = <Item>(index: number, item: Item) =>
  ({ '@type': 'ListItem', position: index + 1, ...item }) as const;

/**
 * A schema.org data block, which browsers do not execute. `<` is escaped, so no seller's text can close the element.
 */
export function formatThings(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { htmlLanguages } from '@orendi/contract/language';
import type { Site } from '../tags.ts';

const name = 'Orendi';

/** The operator of the shop. */
export function operatorThing({ publicUrl, operator }: Site): Organization {
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

/** The shop as a searchable website. */
export function siteThing({ publicUrl, language }: Site): WebSite {
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

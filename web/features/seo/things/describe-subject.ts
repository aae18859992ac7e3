import type { Thing } from 'schema-dts';
import type { PageSubject } from '../../../platform/page-head.ts';
import type { Site } from '../tags.ts';
import { businessCrumbs, homeCrumbs, listingCrumbs } from './crumb-list.ts';
import { businessThing } from './business-thing.ts';
import { cardList } from './card-list.ts';
import { listingThing } from './listing-thing.ts';
import { operatorThing, siteThing } from './site-things.ts';

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

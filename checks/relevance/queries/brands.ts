import type { Want } from '../judge.ts';
import type { RelevanceQuery } from '../relevance-query.ts';

/** Makers, series and models, from the demo and from real articles. */
const lines: readonly [query: string, want: Want][] = [
  ['Arvelo', { brand: /\barvelo/ }],
  ['drinova', { brand: /\bdrinova/ }],
  ['Korab Studio', { brand: /\bkorab studio/ }],
  ['selvia casa', { brand: /\bselvia casa/ }],
  ['nordeja', { brand: /\bnordeja/ }],
  ['Punishtja Lisi', { brand: /\bpunishtja lisi/ }],
  ['Valbona', { brand: /\bvalbona/ }],
  ['divan Valoria', { brand: /\bvaloria/, things: ['sofa'] }],
  ['karrige Mirdal', { brand: /\bmirdal/, things: ['chair'] }],
  ['tavolinë Ulira', { brand: /\bulira/, things: ['table', 'desk'] }],
  ['ostrna', { brand: /\bostrana/ }],
  ['billy', { brand: /\bbilly/ }],
  ['BILLY bookcase', { brand: /\bbilly/, things: ['bookcase'] }],
  ['kallax', { brand: /\bkallax/ }],
  ['besta', { brand: /\bbesta/ }],
  ['bestå tv', { brand: /\bbesta/, things: ['TV unit'] }],
  ['pax wardrobe', { brand: /\bpax/, things: ['wardrobe'] }],
  ['dollap PAX', { brand: /\bpax/, things: ['wardrobe'] }],
  ['poang', { brand: /\bpoang/ }],
  ['poäng armchair', { brand: /\bpoang/, things: ['armchair'] }],
  ['ekedalen', { brand: /\bekedalen/ }],
  ['tavolinë EKEDALEN', { brand: /\bekedalen/, things: ['table'] }],
  ['malm', { brand: /\bmalm\b/ }],
  ['krevat malm', { brand: /\bmalm\b/, things: ['bed'] }],
  ['hemnes', { brand: /\bhemnes/ }],
  ['soderhamn', { brand: /\bsoderhamn/ }],
  ['kolltuk strandmon', { brand: /\bstrandmon/, things: ['armchair'] }],
  ['kallx', { brand: /\bkallax/ }],
];

export const brands: RelevanceQuery[] = lines.map(([query, want]) => ({
  group: 'Brands and models',
  query,
  want,
}));

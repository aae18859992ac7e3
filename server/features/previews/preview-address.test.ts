import { expect, it } from 'vitest';
import { previewPath, previewVersion } from './preview-paths.ts';
import type { ListingFacts, PreviewFacts } from './drawing/preview-facts.ts';
import { keyOf, maker, sofa } from './testing/sample-facts.ts';

it('names the subject, the language and the version', () => {
  expect(previewPath(sofa, 'en')).toMatch(/^\/previews\/product\/12\/en-[0-9a-f]{12}\.jpg$/);
  expect(previewPath(maker, 'al')).toMatch(/^\/previews\/business\/3\/al-[0-9a-f]{12}\.jpg$/);
  const home: PreviewFacts = { type: 'home', banner: null };
  expect(previewPath(home, 'al')).toMatch(/^\/previews\/home\/al-[0-9a-f]{12}\.jpg$/);
});

it('stays while nothing changes', () => {
  expect(previewVersion({ ...sofa }, 'al')).toBe(previewVersion(sofa, 'al'));
});

const changes: Partial<ListingFacts>[] = [
  { name: 'Divan' },
  { price: 1991 },
  { currency: 'ALL' },
  { sale: 24 },
  { saleType: 'fixed' },
  { pictures: [keyOf(9)] },
  { pictures: [] },
  { pieces: 2 },
  { seller: { ...sofa.seller, name: 'Mobileria' } },
  { seller: { ...sofa.seller, logo: keyOf(8) } },
];

it.each(changes)('changes with %j', (change) => {
  expect(previewVersion({ ...sofa, ...change }, 'al')).not.toBe(previewVersion(sofa, 'al'));
});

it('differs between the languages', () => {
  expect(previewVersion(sofa, 'en')).not.toBe(previewVersion(sofa, 'al'));
});

import { plainMarket } from '@orendi/contract/testing/plain-market';
import type { Language } from '@orendi/contract/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PageEnvironmentProvider } from '../../../platform/page-environment.tsx';
import { speak } from '../../../platform/page-language.ts';
import { documentAssets } from '../../../testing/page-assets.ts';
import { livingRoom, sofa } from '../../seo/testing/samples.ts';
import type { Listing } from '../listing.ts';
import { FitForm } from './fit-form.tsx';

const product: Listing = { ...sofa, length: 200, width: 160, height: 85 };
const parts = [
  { product_name: 'Divan Drini', length: 220, width: 95, height: 85 },
  { product_name: 'Kolltuk Valë', length: 90, width: 85, height: null },
];
const room: Listing = {
  ...livingRoom,
  products: livingRoom.products.map((part, index) => Object.assign({}, part, parts[index])),
};

/** The text of the section after a form that was sent without script. */
function answer(listing: Listing, query: string, language: Language = 'en'): string {
  speak(language);
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/product/1?${query}`]}>
      <PageEnvironmentProvider
        value={{
          language,
          publicUrl: 'http://shop.example',
          market: plainMarket,
          user: null,
          year: 2026,
          assets: documentAssets,
          data: '',
        }}
      >
        <FitForm listing={listing} categoryIcons={{ [sofa.category_id]: '/icons/sofa.svg' }} />
      </PageEnvironmentProvider>
    </MemoryRouter>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

it.each([
  ['fitsLength=212', 'Yes, with 12 cm of length to spare.', 'Po, mbeten 12 cm në gjatësi.'],
  ['fitsLength=200', 'Yes, it fits exactly.', 'Po, tamam sa vendi.'],
  [
    'fitsLength=178&fitsHeight=80',
    'No, it needs another 22 cm of length and 5 cm of height.',
    'Jo, duhen edhe 22 cm në gjatësi dhe 5 cm në lartësi.',
  ],
  [
    'fitsLength=1.7 m&fitsWidth=220',
    'Yes, if you turn it: 160 cm along the wall and 200 cm wide.',
    'Po, po ta kthesh: 160 cm përgjatë murit dhe 200 cm në gjerësi.',
  ],
])('answers %s', (query, english, albanian) => {
  expect(answer(product, query)).toContain(english);
  expect(answer(product, query, 'al')).toContain(albanian);
});

it('says which size is not known', () => {
  const flat = { ...product, width: null, height: null };
  expect(answer(flat, 'fitsLength=240&fitsHeight=90')).toContain(
    'We can’t tell: the seller has not given its width and its height.',
  );
});

it('names the pieces of a package that do not fit, and those it cannot tell of', () => {
  const narrow = answer(room, 'fitsLength=198&fitsHeight=90');
  expect(narrow).toContain('No, these pieces do not fit:');
  expect(narrow).toContain('“Divan Drini” needs another 22 cm of length');
  expect(narrow).toContain('“Kolltuk Valë”: the seller has not given its height');
  expect(answer(room, 'fitsLength=240')).toContain('Yes, each piece fits.');
  expect(answer(room, 'fitsHeight=90')).toContain('We can’t tell about these pieces:');
});

it('answers nothing while a size cannot be read', () => {
  const wrong = answer(product, 'fitsLength=abc&fitsWidth=180');
  expect(wrong).toContain('One size can’t be read yet: write it like 240 or 2.4 m.');
  expect(wrong).toContain('Such as 240 or 2.4 m, up to 100 m.');
  expect(wrong).not.toMatch(/Yes|No,/);
  expect(answer(product, 'fitsLength=240,&fitsWidth=180', 'al')).not.toMatch(/ (Po|Jo), /);
});

it.each([
  ['fitsLength=260&fitsWidth=180', 'Yes, with 8 cm of length and 4 cm of width to spare.'],
  ['fitsLength=240&fitsWidth=180', 'No, it needs another 12 cm of length.'],
  [
    'fitsLength=180&fitsWidth=260',
    'Yes, the other way round: 176 cm along the first wall and 252 cm along the second.',
  ],
  [
    'fitsLength=260',
    'Its 252 cm side fits this wall. Enter the other wall too: it must have 176 cm.',
  ],
  [
    'fitsWidth=180',
    'Its 176 cm side fits this wall. Enter the other wall too: it must have 252 cm.',
  ],
])('judges a corner piece by both its sides: %s', (query, text) => {
  const corner = { ...product, product_name: 'Divan këndor', length: 252, width: 176 };
  expect(answer(corner, query)).toContain(text);
  expect(answer(corner, query)).toContain('This piece stands at two walls');
});

it('asks first, and nothing at all where no size is known', () => {
  const asked = answer(product, '');
  expect(asked).toContain('Does it fit?');
  expect(asked).not.toMatch(/Yes|No,/);
  expect(answer({ ...product, length: null, width: 0, height: null }, '')).toBe('');
});

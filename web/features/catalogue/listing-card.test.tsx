import { plainMarket } from '@orendi/contract/testing/plain-market';
import type { Language } from '@orendi/contract/language';
import type { Card } from '@orendi/contract/schemas/card';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageEnvironmentProvider, type PageEnvironment } from '../../platform/page-environment.tsx';
import { speak } from '../../platform/page-language.ts';
import { ListingCard } from './listing-card.tsx';
import { documentAssets } from '../../testing/page-assets.ts';

const page: PageEnvironment = {
  language: 'al',
  publicUrl: 'http://shop.example',
  market: plainMarket,
  user: null,
  year: 2026,
  assets: documentAssets,
  data: '',
};
const sofa: Card = {
  id: 7,
  type: 'package',
  name: 'Dhomë e plotë',
  image: `http://shop.example/media/${'0'.repeat(32)}-1600x2000-a1b2c3.webp`,
  image_focus: null,
  currency: 'ALL',
  price: 99_999_999.99,
  sale: 0,
  saleType: null,
  sale_type: null,
  converted: { EUR: 1_025_641.03, USD: 1_200_000 },
  town: null,
  town_al: null,
};

function render(card: Partial<Card>, rank?: number, language: Language = 'al'): string {
  speak(language);
  return renderToStaticMarkup(
    <PageEnvironmentProvider value={{ ...page, language }}>
      <ListingCard card={{ ...sofa, ...card }} rank={rank} />
    </PageEnvironmentProvider>,
  );
}

it('shows the name, the whole price and the picture’s own colour, and leads to the listing', () => {
  const html = render({});
  expect(html).toContain('href="/package/7-dhome-e-plote"');
  expect(html).toContain('Dhomë e plotë</h3>');
  expect(html).toContain('99.999.999,99 ALL');
  expect(html).toContain('background-color:#a1b2c3');
  expect(html).not.toContain('<s ');
  expect(html).not.toContain('Me ulje');
});

it('marks a sale: the old price struck through, and how much is off', () => {
  const percent = render({ price: 1249.5, currency: 'EUR', sale: 20, saleType: 'percentage' });
  expect(percent).toContain('€999,60');
  expect(percent).toMatch(/<s [^>]*>€1\.249,50<\/s>/);
  expect(percent).toContain('(−20%)');
  expect(percent).toContain('Me ulje');
  const amount = render({ price: 210, currency: 'EUR', sale: 21, saleType: 'fixed' });
  expect(amount).toContain('€189');
  expect(amount).toContain('(−€21)');
});

it('fetches pictures when they come near, those of the first row before all else', () => {
  expect(render({})).toContain('loading="lazy"');
  expect(render({})).not.toContain('fetchPriority');
  expect(render({}, 0)).toContain('loading="eager" fetchPriority="high"');
  expect(render({}, 3)).toMatch(/loading="lazy" fetchPriority="high"/);
  expect(render({}, 4)).not.toContain('fetchPriority');
});

it('shows a package as its first pieces side by side, and says how many it has', () => {
  const images = ['1', '2', '3'].map(
    (digit) => `http://shop.example/media/${digit.repeat(32)}-800x600-a1b2c3.webp`,
  );
  const html = render({ pieces: 5, image: images[0], images }, 0);
  expect(html).toContain('5 artikuj');
  expect(html.match(/<img/g)).toHaveLength(3);
  expect(html.match(/loading="eager"/g)).toHaveLength(1);
  // Each is loaded smaller than a picture that has the card to itself.
  expect(html).toContain('(min-width: 2000px) 175px');
  expect(html).toContain('(min-width: 2000px) 175px');
  expect(html).not.toContain('(min-width: 2000px) 256px');
  const single = render({ pieces: 1, image: images[0], images: images.slice(0, 1) });
  expect(single).toContain('1 artikull');
  expect(single.match(/<img/g)).toHaveLength(1);
  expect(render({ pieces: 4, image: null, images: [] })).toContain('<svg');
  expect(render({ type: 'product' })).not.toContain('artikuj');
});

it('stands without a picture', () => {
  const html = render({ image: null, image_focus: null });
  expect(html).not.toContain('<img');
  expect(html).toContain('<svg');
});

it('shows the size of a product where sizes are asked for', () => {
  const size = { length: 220.5, width: 95, height: 85 };
  expect(render({ type: 'product', size })).toContain('220,5 × 95 × 85 cm');
  expect(render({ type: 'product', size })).toContain('Gjatësi × gjerësi × lartësi: ');
  expect(render({ type: 'product', size: { ...size, width: null, height: 0 } })).toContain(
    '220,5 × ? × ? cm',
  );
  const unknown = { length: null, width: null, height: null };
  expect(render({ type: 'product', size: unknown })).toContain('Pa përmasa');
  expect(render({ type: 'package', size: unknown })).not.toContain('Pa përmasa');
  expect(render({ type: 'product' })).not.toContain('×');
});

it('says in English which category a piece with an Albanian name is of', () => {
  const card = { category: 'Corner sofas', town: 'Pristina', town_al: 'Prishtinë' };
  expect(render(card, 0, 'en')).toContain('>Corner sofas · Pristina<');
  expect(render({ ...card, town: null }, 0, 'en')).toContain('>Corner sofas<');
  expect(render(card)).toContain('>Prishtinë<');
});

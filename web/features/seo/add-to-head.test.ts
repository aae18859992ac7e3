import type { Language } from '@orendi/contract/language';
import { expect, it } from 'vitest';
import { speak } from '../../platform/page-language.ts';
import { addToHead, pictureTags } from './add-to-head.ts';
import type { PageHead } from '../../platform/head.tsx';
import { card, industries, site, sofa } from './testing/samples.ts';

const page = '<html><head><title>x</title></head><body></head></body></html>';
const ofSofa: PageHead = {
  title: 'Divan "Çamëria" <b>',
  description: `€1,492.50. ${'A calm sofa for two & more. '.repeat(20)}`,
  path: '/product/12',
  isHidden: false,
  preview: { type: 'product', id: 12 },
  about: { type: 'listing', listing: sofa },
};

async function write(head: PageHead | null, query = '', language: Language = 'en', picture = true) {
  speak(language);
  const request = new Request(`https://shop.example${head?.path ?? '/x'}${query}`);
  const headed = addToHead(page, head, request, { ...site, language });
  const tags = await pictureTags(headed.picture, {
    ...site,
    findPreview: async ({ type }) => (picture ? `/previews/${type}/en-1.jpg` : null),
  });
  return headed.before + tags + headed.after;
}

it('puts the tags at the end of the head, and nowhere else', async () => {
  const html = await write(ofSofa);
  expect(html.startsWith('<html><head><title>x</title><link rel="manifest"')).toBe(true);
  expect(html.endsWith('</script></head><body></head></body></html>')).toBe(true);
});

it('lets no text out of its place', async () => {
  const html = await write(ofSofa);
  expect(html).toContain('content="Divan &quot;Çamëria&quot; &lt;b&gt;"');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<b>');
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)['@graph'][0].name).toBe(sofa.product_name);
});

it('names the picture with its size, type and words', async () => {
  const html = await write(ofSofa);
  for (const tag of [
    '<meta property="og:image" content="https://shop.example/previews/product/en-1.jpg"/>',
    '<meta property="og:image:type" content="image/jpeg"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    '<meta name="twitter:image" content="https://shop.example/previews/product/en-1.jpg"/>',
    '<meta property="og:type" content="product"/>',
    '<meta property="product:price:amount" content="1492.50"/>',
    '<meta property="product:price:currency" content="EUR"/>',
    '<meta name="twitter:data1" content="€1,492.50"/>',
  ]) {
    expect(html).toContain(tag);
  }
  const without = await write(ofSofa, '', 'en', false);
  expect(without).not.toContain('og:image');
  expect(without).toContain('<meta name="twitter:card" content="summary"/>');
});

it.each([
  ['', 'al', 'https://shop.example/product/12', 'sq_AL', 'en_US'],
  ['?lang=al', 'al', 'https://shop.example/product/12?lang=al', 'sq_AL', 'en_US'],
  ['?lang=en', 'en', 'https://shop.example/product/12?lang=en', 'en_US', 'sq_AL'],
  ['?lang=xx', 'al', 'https://shop.example/product/12', 'sq_AL', 'en_US'],
] as const)(
  '%s is its own original, and names the others',
  async (query, language, own, is, other) => {
    const html = await write(ofSofa, query, language);
    expect(html).toContain(`<link rel="canonical" href="${own}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${own}"/>`);
    expect(html).toContain(`<meta property="og:locale" content="${is}"/>`);
    expect(html).toContain(`<meta property="og:locale:alternate" content="${other}"/>`);
    for (const [lang, address] of [
      ['sq', 'https://shop.example/product/12?lang=al'],
      ['en', 'https://shop.example/product/12?lang=en'],
      ['x-default', 'https://shop.example/product/12'],
    ]) {
      expect(html).toContain(`<link rel="alternate" hreflang="${lang}" href="${address}"/>`);
    }
  },
);

it('cuts a long description after a word', async () => {
  const html = await write(ofSofa);
  const content = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(content).toMatch(/(calm|sofa|for|two|more|A)…$/);
  expect(content.replaceAll('&amp;', '&').length).toBeLessThanOrEqual(201);
});

it('keeps a hidden page out of search engines, without data for them', async () => {
  const html = await write({ ...ofSofa, isHidden: true });
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('ld+json');
  expect(html).toContain('og:image');
});

it.each([
  [{}, true],
  [{ industryId: 1 }, true],
  [{ industryId: 1, categoryId: 5 }, true],
  [{ filterBy: 'sale' as const }, true],
  [{ query: 'divan' }, false],
  [{ brand: ['Drini'] }, false],
  [{ priceTo: 600 }, false],
  [{ town: 'prishtine' }, false],
  [{ sortByPrice: 'asc' as const }, false],
  [{ page: 2 }, false],
  [{ allProductsPage: 2 }, false],
  [{ industryId: 1, filterBy: 'sale' as const }, false],
])('home with %j may be found: %s', async (search, isFindable) => {
  const about = { type: 'home' as const, search, industries, title: 'x' };
  const html = await write({ ...ofSofa, about: { ...about, lists: [{ results: [card] }] } });
  expect(html.includes('content="noindex"')).toBe(!isFindable);
  const empty = await write({ ...ofSofa, about: { ...about, lists: [] } });
  expect(empty.includes('content="noindex"')).toBe(Object.keys(search).length > 0);
});

it('of a page that says nothing of itself only names the app', async () => {
  const html = await write(null, '', 'al');
  expect(html).toContain('<link rel="manifest" href="/app-al.webmanifest"/>');
  expect(html).not.toContain('og:');
});

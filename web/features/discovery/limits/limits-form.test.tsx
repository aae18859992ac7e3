import { plainMarket } from '@orendi/contract/testing/plain-market';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { listingSearch } from '../../../platform/listing-search.ts';
import { PageEnvironmentProvider } from '../../../platform/page-environment.tsx';
import { speak } from '../../../platform/page-language.ts';
import { documentAssets } from '../../../testing/page-assets.ts';
import { LimitsForm } from './limits-form.tsx';

/** The form as the server renders it, and what a browser without script would send. */
function render(address: string) {
  speak('al');
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PageEnvironmentProvider
        value={{
          language: 'al',
          publicUrl: 'http://shop.example',
          market: plainMarket,
          user: null,
          year: 2026,
          assets: documentAssets,
          data: '',
        }}
      >
        <LimitsForm search={listingSearch.parse(new URLSearchParams(address))} />
      </PageEnvironmentProvider>
    </MemoryRouter>,
  );
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => ({
    name: /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    value: /value="([^"]*)"/.exec(tag)?.[1] ?? '',
    isSent: !/type="(radio|checkbox)"/.test(tag) || tag.includes('checked'),
  }));
  const leadTime = /<option value="(\d*)" selected/.exec(html)?.[1] ?? '';
  const sent = [
    ...inputs.filter(({ isSent }) => isSent).map(({ name, value }) => [name, value]),
    ['leadTimeTo', leadTime],
  ];
  return { html, sent: listingSearch.parse(new URLSearchParams(sent)) };
}

it('sends what it was opened with, whatever language its numbers are written in', () => {
  const address =
    'query=divan&priceFrom=1249.5&priceTo=60000&priceCurrency=ALL&fitsLength=240.5&fitsHeight=90' +
    '&assembly=true&leadTimeTo=3&town=prishtine&brand=A&brand=B&sortByPrice=asc';
  const { html, sent } = render(`${address}&choose=limits&page=2&withoutSize=true`);
  expect(html).toContain('value="1.249,50"');
  expect(html).toContain('value="240,5"');
  expect(sent).toEqual(listingSearch.parse(new URLSearchParams(address)));
});

it('leads back without limits', () => {
  expect(render('query=divan&fitsLength=240&inStock=true').html).toContain('href="/?query=divan"');
});

import type { OwnPackage } from '@orendi/contract/schemas/package';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  type PageEnvironment,
  PageEnvironmentProvider,
} from '../../../platform/page-environment.tsx';
import { FailingPackages, isFailing } from './failing-packages.tsx';

/** A package at 500 of two pieces at 300 each. */
function sample(fields: Partial<OwnPackage> = {}, piece: object = {}): OwnPackage {
  const one = { quantity: 1, price: 300, currency: 'EUR', sale: 0, sale_type: null, ...piece };
  const products = [one, one];
  const pack = {
    id: 7,
    package_name: 'Dhomë',
    price: 500,
    currency: 'EUR',
    sale: 0,
    sale_type: null,
    sale_from: null,
    sale_to: null,
  };
  return { ...pack, products, ...fields } as unknown as OwnPackage;
}

const halfPrice = { sale: 50, sale_type: 'percentage' };
const inLek = { currency: 'ALL', price: 24_000, converted: { EUR: 247.19 } };

it.each<[string, OwnPackage, boolean]>([
  ['cheaper than its pieces', sample(), false],
  ['with fewer pieces than it had', sample({ lost_pieces: 1 }), true],
  ['at the price of its pieces', sample({ price: 600 }), true],
  ['dearer since its pieces are on sale', sample({}, halfPrice), true],
  ['on sale itself', sample({ price: 900, sale: 50, sale_type: 'percentage' }), false],
  [
    'whose own sale is over',
    sample({ price: 900, sale: 50, sale_type: 'percentage', sale_to: '2020-01-01' }),
    true,
  ],
  ['dearer by the rates', sample({}, inLek), true],
  ['of a currency without a rate', sample({}, { ...inLek, converted: {} }), false],
])('a package %s', (_name, pack, failing) => {
  expect(isFailing(pack)).toBe(failing);
});

function render(failing: OwnPackage[]): string {
  return renderToStaticMarkup(
    <PageEnvironmentProvider value={{ language: 'al' } as PageEnvironment}>
      <FailingPackages failing={failing} />
    </PageEnvironmentProvider>,
  );
}

it('says what is wrong with each, and leads to the parts of its form', () => {
  const html = render([sample({ lost_pieces: 2 }, inLek)]);
  expect(html).toContain('Dhomë');
  expect(html).toContain('2 artikuj');
  expect(html).toContain('≈ €494');
  for (const part of ['price', 'contents', 'delete']) expect(html).toContain(`/packages/7#${part}`);
  expect(render([sample({ lost_pieces: 1 })])).not.toContain('kushtojnë');
});

it('names a few of many', () => {
  const html = render(Array.from({ length: 8 }, (_, id) => sample({ id, price: 700 })));
  expect(html.match(/#price/g)).toHaveLength(5);
  expect(html).toContain('Edhe 3 komplete');
});

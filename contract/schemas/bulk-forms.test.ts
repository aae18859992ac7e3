import { describe, expect, it } from 'vitest';
import { brokenFields } from '../testing/broken-fields.ts';
import { MergedDeleteForm, SaleForm } from './bulk-forms.ts';
import { LeadChangeForm } from './leads.ts';
import { OrdersQuery } from './orders.ts';

describe('a merged deletion', () => {
  it('tells products from packages, each once', () => {
    expect(MergedDeleteForm.parse({ ids: [12, '13', 'pkg-7', 12] })).toEqual({
      productIds: [12, 13],
      packageIds: [7],
    });
  });

  it('names the ids that are none', () => {
    const ids = ['pkg-', 'x', 1.5, 0, '2147483648', '1'];
    expect(Object.keys(brokenFields(MergedDeleteForm, { ids })).sort()).toEqual(
      [0, 1, 2, 3, 4].map((index) => `ids.${index}`),
    );
    expect(brokenFields(MergedDeleteForm, { ids: [] })).toEqual({ ids: 'api_too_few_items' });
  });
});

describe('a sale', () => {
  it('reads ids and amounts as digits too', () => {
    expect(SaleForm.parse({ ids: ['1', 2], sale: '10', saleType: 'fixed' })).toEqual({
      ids: [1, 2],
      sale: 10,
      saleType: 'fixed',
    });
  });

  it.each([
    [{ sale: 100.5 }, { sale: 'api_sale_above_hundred' }],
    [{ sale: -1 }, { sale: 'api_number_too_small' }],
    [{ saleType: 'half' }, { saleType: 'api_choice' }],
  ])('with %j is refused: %j', (change, errors) => {
    const form = { ids: [1], sale: 10, saleType: 'percentage', ...change };
    expect(brokenFields(SaleForm, form)).toEqual(errors);
  });
});

it('orders come newest first, five at a time', () => {
  expect(OrdersQuery.parse({})).toEqual({
    page: 1,
    perPage: 5,
    sort: 'created_at',
    order: 'desc',
    sources: 'form',
  });
});

it("an order's status is yes or no", () => {
  expect(LeadChangeForm.parse({ requestId: '3', status: 'true' }).status).toBe(true);
  expect(brokenFields(LeadChangeForm, { requestId: 3, status: 'maybe' })).toEqual({
    status: 'api_yes_or_no',
  });
});

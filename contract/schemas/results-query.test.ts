import { describe, expect, it } from 'vitest';
import { brokenFields } from '../testing/broken-fields.ts';
import { ResultsQuery, SearchQuery } from './results-query.ts';

describe('the parameters of results', () => {
  it('have defaults', () => {
    expect(ResultsQuery.parse({})).toEqual({
      allProductsPage: 1,
      saleProductsPage: 1,
      newCollectionProductsPage: 1,
      packagesPage: 1,
      perPage: 12,
    });
  });

  it('name sections by commas or as a list', () => {
    const sections = ['packages', 'saleProducts'];
    expect(ResultsQuery.parse({ sections: 'packages,saleProducts' }).sections).toEqual(sections);
    expect(ResultsQuery.parse({ sections }).sections).toEqual(sections);
    expect(brokenFields(ResultsQuery, { sections: 'packages,chairs' })).toEqual({
      'sections.1': 'api_choice',
    });
  });
});

describe('the parameters of a search', () => {
  it('come out typed', () => {
    const query = { query: ' divan ', categoryId: '3', filterBy: 'new', page: '2', perPage: '48' };
    expect(SearchQuery.parse(query)).toEqual({
      query: 'divan',
      categoryId: 3,
      filterBy: 'new',
      page: 2,
      perPage: 48,
    });
  });

  it('are refused out of range, all at once', () => {
    const query = {
      query: 'x'.repeat(51),
      businessId: '2147483648',
      industryId: '-1',
      categoryId: '1;drop table listing',
      filterBy: 'dear',
      brand: 'a\u0000',
      color: 'x'.repeat(41),
      sortByPrice: 'up',
      page: '0',
      perPage: '49',
    };
    expect(brokenFields(SearchQuery, query)).toEqual({
      query: 'api_too_long',
      businessId: 'api_number_too_big',
      industryId: 'api_whole_number',
      categoryId: 'api_whole_number',
      filterBy: 'api_choice',
      brand: 'api_control_characters',
      color: 'api_too_long',
      sortByPrice: 'api_choice',
      page: 'api_number_too_small',
      perPage: 'api_number_too_big',
    });
  });

  it('are refused when the lowest price is above the highest, which 0 never is', () => {
    const refused = { priceFrom: 'api_price_bounds', priceTo: 'api_price_bounds' };
    expect(brokenFields(SearchQuery, { priceFrom: '10.01', priceTo: '10' })).toEqual(refused);
    expect(brokenFields(SearchQuery, { priceFrom: '11', priceTo: '10', page: '0' })).toEqual({
      ...refused,
      page: 'api_number_too_small',
    });
    expect(SearchQuery.parse({ priceFrom: '10', priceTo: '10' })).toMatchObject({ priceFrom: 10 });
    expect(SearchQuery.parse({ priceFrom: '10', priceTo: '0' })).toMatchObject({ priceTo: 0 });
  });

  it('take signs of SQL and of text search as words', () => {
    const query = `' | & ! :* <-> -- %_ \\ "`;
    expect(SearchQuery.parse({ query }).query).toBe(query);
  });

  it('are refused when one comes twice', () => {
    expect(brokenFields(SearchQuery, { page: ['1', '2'] })).toEqual({ page: 'api_whole_number' });
  });
});

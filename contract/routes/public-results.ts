import { success } from '../envelope.ts';
import { CardsQuery, FoundCards, GoneListing, Related } from '../schemas/card.ts';
import { Results, SearchResults, Suggestions } from '../schemas/results.ts';
import { ResultsQuery, SearchQuery, SuggestionsQuery } from '../schemas/results-query.ts';
import { callsOf } from './calls.ts';

const anyone = callsOf('Discovery', 'anyone');

export const getResults = anyone.get('/public/results', {
  summary: 'Products and packages by section, newest first',
  description: 'Every section has a page number of its own. `total` counts products and packages.',
  request: { query: ResultsQuery },
  responses: success('The sections', Results),
});

export const search = anyone.get('/public/results/search', {
  summary: 'Find products, or packages with `filterBy=packages`',
  description:
    'Best match first, or newest first without a query; `sortByPrice` orders by the price after the sale, ' +
    'brought to euro. `total` may be a lower bound above 1,000; then `totalIsLowerBound` is true. With ' +
    '`understand=true` words that state a limit (`nën 600 euro`, `for a wall of 240 cm`, `në Prishtinë`) are taken out of ' +
    'the query and filter instead, unless a parameter says otherwise.',
  request: { query: SearchQuery },
  responses: success('One page of matches', SearchResults),
});

export const suggest = anyone.get('/public/suggestions', {
  summary: 'What a visitor may mean who is still typing',
  description:
    'At most eight in all: categories, businesses, and products or packages with picture and price. The most used first.',
  request: { query: SuggestionsQuery },
  responses: success('The suggestions', Suggestions),
});

export const listRelated = anyone.get('/public/results/related/{id}', {
  summary: 'What else there is beside one product or package',
  description:
    'The newest of the same business, and from other businesses what is most like it in kind, price, color and material.',
  responses: success('The cards', Related),
});

export const getGone = anyone.get('/public/gone/{id}', {
  summary: 'What a product or package was that its seller has deleted in the last year',
  description:
    'With what there is in its place, of the same business first. Unknown is whatever visitors did not see when it was deleted.',
  responses: success('The listing', GoneListing),
});

export const listCards = anyone.get('/public/cards', {
  summary: 'Several products and packages as lists show them',
  description: 'For what a browser has kept: `items=product-1,package-2`, at most 100 of them.',
  request: { query: CardsQuery },
  responses: success('The cards', FoundCards),
});

import type { MarketFacts } from '../page-render.ts';

/** A marketplace whose operator has set nothing. */
export const plainMarket: MarketFacts = {
  name: 'Orendi',
  logo: null,
  legal_name: null,
  registration_number: null,
  address: null,
  email: null,
  phone: null,
};

import { describe, expect, it, test } from 'vitest';
import { speak } from '../../../platform/page-language.ts';
import { addressLine } from '../../catalogue/business-places.ts';
import { mapAddress, mapAppOf } from './map-link.tsx';

describe('the address with its town', () => {
  const peje = { town: 'Peja', town_al: 'Pejë' };

  test.each([
    ['Rruga B 4', peje, 'al', 'Rruga B 4, Pejë'],
    ['Rruga B 4', peje, 'en', 'Rruga B 4, Peja'],
    ['Rruga B 4, Pejë', peje, 'en', 'Rruga B 4, Pejë'],
    ['RRUGA B 4, PEJE', peje, 'al', 'RRUGA B 4, PEJE'],
    ['Rruga B 4', { town: null, town_al: null }, 'al', 'Rruga B 4'],
    ['Rruga B 4, Pejë, Kosovë', peje, 'en', 'Rruga B 4, Pejë, Kosovo'],
    ['Rruga B 4, Peja, kosova', peje, 'al', 'Rruga B 4, Peja, Kosovë'],
    [
      'Rr. Kosova 3, Durrës, SHQIPERIA ',
      { town: null, town_al: null },
      'en',
      'Rr. Kosova 3, Durrës, Albania',
    ],
  ] as const)('%s', (address, town, language, line) => {
    speak(language);
    expect(addressLine({ address, ...town })).toBe(line);
  });
});

describe('the map', () => {
  const words = 'Drini, Rruga B 4, Pejë';
  const point = { words, latitude: 42.6591, longitude: 20.2883 };
  const nowhere = { words, latitude: null, longitude: null };

  test.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 8)', 'phone'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'apple'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'web'],
  ])('of %s is the one of the %s', (userAgent, app) => {
    expect(mapAppOf(userAgent)).toBe(app);
  });

  it('opens at the point where there is one, else at the words', () => {
    expect(mapAddress(point)).toBe(
      'https://www.google.com/maps/search/?api=1&query=42.6591%2C20.2883',
    );
    expect(mapAddress(nowhere)).toBe(
      'https://www.google.com/maps/search/?api=1&query=Drini%2C+Rruga+B+4%2C+Pej%C3%AB',
    );
    expect(mapAddress(point, 'phone')).toBe(
      'geo:42.6591,20.2883?q=42.6591%2C20.2883(Drini%2C%20Rruga%20B%204%2C%20Pej%C3%AB)',
    );
    expect(mapAddress(nowhere, 'phone')).toMatch(/^geo:0,0\?q=Drini/);
    expect(mapAddress(point, 'apple')).toMatch(
      /^https:\/\/maps\.apple\.com\/\?q=Drini.*&ll=42\.6591%2C20\.2883$/,
    );
  });
});

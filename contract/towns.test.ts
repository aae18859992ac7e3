import { describe, expect, it, test } from 'vitest';
import { isCountry } from './countries.ts';
import { foldName } from './fold-name.ts';
import { searchTowns } from './search-towns.ts';
import { distanceInKm, isTown, nearestTown, townOfId, townOfSlug, towns } from './towns.ts';

function town(slug: string) {
  const found = townOfSlug(slug);
  if (!found) throw new Error(`There is no town ${slug}.`);
  return found;
}

describe('the list of towns', () => {
  it('has every id and every slug once', () => {
    expect(new Set(towns.map(({ id }) => id)).size).toBe(towns.length);
    expect(new Set(towns.map(({ slug }) => slug)).size).toBe(towns.length);
  });

  it.each(towns.filter(({ country }) => ['AL', 'XK', 'MK', 'ME'].includes(country)))(
    'writes $al, $country, in addresses without accents',
    ({ slug, al }) => {
      expect(slug).toBe(foldName(al).replace(/[^a-z]+/g, '-'));
    },
  );

  it('has plain slugs, places on earth and countries with a name', () => {
    for (const { slug, latitude, longitude, country } of towns) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(Math.abs(latitude)).toBeLessThan(90);
      expect(Math.abs(longitude)).toBeLessThan(180);
      expect(country).toSatisfy(isCountry);
    }
  });

  it('names towns in both languages, and knows them by slug and by id', () => {
    expect(town('prishtine')).toMatchObject({ id: 786714, en: 'Pristina', al: 'Prishtinë' });
    expect(town('peje')).toMatchObject({ en: 'Peja', al: 'Pejë', country: 'XK' });
    expect(town('shkup')).toMatchObject({ en: 'Skopje', al: 'Shkup', country: 'MK' });
    expect(town('ulqin')).toMatchObject({ en: 'Ulcinj', al: 'Ulqin', country: 'ME' });
    expect(town('cyrih')).toMatchObject({ en: 'Zurich', al: 'Cyrih', country: 'CH' });
    expect(townOfId(786714)?.slug).toBe('prishtine');
    expect(isTown('atlantide')).toBe(false);
  });

  it('has every municipality of Kosovo but the northern half of Mitrovica, which shares its name', () => {
    expect(towns.filter(({ country }) => country === 'XK')).toHaveLength(37);
  });
});

describe('the distance', () => {
  // Worked out apart, by the spherical law of cosines.
  test.each([
    ['prishtine', 'prishtine', 0],
    ['prishtine', 'peje', 72],
    ['prishtine', 'fushe-kosove', 6],
    ['tirane', 'durres', 30],
    ['tirane', 'shkup', 153],
    ['tirane', 'nju-jork', 7436],
  ])('from %s to %s is %i km, there and back', (from, to, km) => {
    expect(distanceInKm(town(from), town(to))).toBe(km);
    expect(distanceInKm(town(to), town(from))).toBe(km);
  });

  it('crosses the date line, and reaches the other side of the earth', () => {
    const equator = (longitude: number) => ({ latitude: 0, longitude });
    expect(distanceInKm(equator(179.5), equator(-179.5))).toBe(111);
    const antipode = { latitude: -42, longitude: -159 };
    expect(distanceInKm({ latitude: 42, longitude: 21 }, antipode)).toBe(20015);
  });
});

describe('the nearest town', () => {
  test.each([
    ['Skanderbeg Square', 41.3286, 19.8187, 'tirane'],
    ['the airport of Pristina', 42.5728, 21.0358, 'lipjan'],
    ['the Patriarchate of Peć', 42.6611, 20.2656, 'peje'],
    ['the beach of Velika Plaža', 41.901, 19.262, 'ulqin'],
  ])('of %s', (_place, latitude, longitude, slug) => {
    expect(nearestTown({ latitude, longitude }).slug).toBe(slug);
  });
});

describe('a search for towns', () => {
  test.each([
    ['prishtin', 'prishtine'],
    ['Prishtina', 'prishtine'],
    ['PRISTINA', 'prishtine'],
    ['peja', 'peje'],
    ['Pejë', 'peje'],
    ['skopje', 'shkup'],
    ['Ohri', 'oher'],
    ['kosovë', 'fushe-kosove'],
    ['zurich', 'cyrih'],
    ['vau i d', 'vau-i-dejes'],
    // A whole name comes before longer ones.
    ['bar', 'tivar'],
    ['tirana', 'tirane'],
  ])('for %s finds first %s', (typed, slug) => {
    expect(searchTowns(typed, 8)[0]?.slug).toBe(slug);
  });

  it('finds those at home before those abroad, at most as many as asked for, and nothing for nothing', () => {
    const slugs = searchTowns('be', 4).map(({ slug }) => slug);
    expect(slugs).toEqual(['berat', 'belsh', 'bervenice', 'berove']);
    expect(searchTowns(' ', 4)).toEqual([]);
    expect(searchTowns('qwx', 4)).toEqual([]);
  });
});

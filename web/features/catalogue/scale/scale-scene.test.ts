import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slant } from './corner-shape.ts';
import iconKinds from './icon-kinds.json' with { type: 'json' };
import { productKind } from './product-kind.ts';
import { scaleScene } from './scale-scene.ts';
import { silhouettes } from './silhouettes.ts';

const side = fc.integer({ min: 4, max: 1_500 });

it('draws everything to one scale, side by side and on the floor', () => {
  fc.assert(
    fc.property(side, side, side, (length, width, height) => {
      const scene = scaleScene('sofa', { length, width, height });
      if (scene === null) throw new Error('Nothing was drawn.');
      const { product, person, door } = scene;
      expect(product).toMatchObject({ width: Math.max(length, width), height, above: 0 });
      expect(person.height).toBe(170);
      expect(person.x + person.width).toBeLessThan(product.x);
      expect(product.x + product.width).toBeLessThan(door.x);
      expect(scene.width).toBeGreaterThan(door.x + door.width);
      expect(scene.height).toBeGreaterThan(Math.max(height, door.height));
    }),
  );
});

it('draws nothing where the measures do not tell how it looks', () => {
  const whole = { length: 200, width: 90, height: 80 };
  expect(scaleScene('sofa', { ...whole, height: null })).toBeNull();
  expect(scaleScene('sofa', { ...whole, height: 0 })).toBeNull();
  expect(scaleScene('sofa', { length: null, width: null, height: 80 })).toBeNull();
  expect(scaleScene('rug', { length: 200, width: null, height: 1 })).toBeNull();
  expect(scaleScene('box', { length: 9_000, width: 1, height: 80 })).toBeNull();
  expect(scaleScene('sofa', { ...whole, width: null })?.product.width).toBe(200);
});

it('lets a rug lie, a lamp hang below the ceiling and a small mirror hang at the height of the eyes', () => {
  expect(scaleScene('rug', { length: 160, width: 230, height: 1 })?.product).toMatchObject({
    width: 230,
    height: 80,
  });
  const lamp = scaleScene('hanging-lamp', { length: 40, width: 40, height: 30 });
  expect(lamp?.product.above).toBe(190);
  expect(lamp?.height).toBe(260);
  const long = scaleScene('hanging-lamp', { length: 40, width: 40, height: 120 });
  expect((long?.product.above ?? 0) + 120).toBe(260);
  expect(scaleScene('hung', { length: 80, width: 3, height: 80 })?.product.above).toBe(110);
  expect(scaleScene('hung', { length: 60, width: 3, height: 180 })?.product.above).toBe(0);
});

it('knows the kind by the sign of the category, and else draws a box', () => {
  const kindOf = (sign: string | undefined) =>
    productKind(sign, { length: 200, width: 90, height: 80 }, '');
  expect(kindOf('/icons/corner-sofa.svg')).toBe('corner-sofa');
  expect(kindOf('/icons/sofa.svg')).toBe('sofa');
  expect(kindOf('https://shop.example/icons/rug.svg')).toBe('rug');
  expect(kindOf('/icons/spaceship.svg')).toBe('box');
  expect(kindOf('/icons/constructor.svg')).toBe('box');
  expect(kindOf('https://shop.example/media/a.webp')).toBe('box');
  expect(kindOf(undefined)).toBe('box');
});

it.each([
  ['sofa', 'Divan këndor majtas', 'corner-sofa'],
  ['garden-set', 'Set verande këndor', 'corner-sofa'],
  ['sofa', 'L-shaped sofa Drini', 'corner-sofa'],
  ['kitchen', 'KUZHINË KENDORE', 'corner-counter'],
  ['desk', 'Corner desk', 'corner-counter'],
  ['sofa', 'Divan Cornerstone', 'sofa'],
  ['coffee-table', 'Tavolinë këndore', 'table'],
])('knows a corner piece by its name: %s, %s', (icon, name, kind) =>
  expect(productKind(`/icons/${icon}.svg`, { length: 252, width: 176, height: 83 }, name)).toBe(
    kind,
  ),
);

it('lets a corner piece come out from the wall with its other side', () => {
  const measures = { length: 176, width: 252, height: 83 };
  const scene = scaleScene('corner-sofa', measures);
  expect(scene?.product).toMatchObject({ width: 252, height: 83 });
  expect(scene?.reach).toBeCloseTo(176 * slant);
  expect((scene?.product.x ?? 0) - (scene?.reach ?? 0)).toBeGreaterThan(
    (scene?.person.x ?? 0) + (scene?.person.width ?? 0),
  );
  expect(scaleScene('corner-sofa', { ...measures, length: null })?.reach).toBe(0);
  expect(scaleScene('sofa', measures)?.reach).toBe(0);
});

it('tells chairs from tables by their measures where a category holds both', () => {
  const sign = '/icons/garden-table.svg';
  expect(productKind(sign, { length: 58, width: 60, height: 88 }, '')).toBe('chair');
  expect(productKind(sign, { length: 70, width: 70, height: 75 }, '')).toBe('table');
  expect(productKind(sign, { length: 160, width: 90, height: 90 }, '')).toBe('table');
  expect(productKind(sign, { length: 58, width: 60, height: null }, '')).toBe('table');
});

it('has a drawing for the category of each icon', () => {
  const kinds = new Set(Object.values(iconKinds));
  kinds.delete('table-or-chair');
  expect(Object.keys(silhouettes)).toEqual(expect.arrayContaining([...kinds]));
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeFit, type Space } from './judge-fit.ts';

const sofa = { length: 220, width: 95, height: 85 };
const bed = { length: 200, width: 160, height: 110 };

/** The verdict, and what is left or lacking. */
function judge(piece: Parameters<typeof judgeFit>[0], space: Space) {
  const { verdict, rest, lacks, placed } = judgeFit(piece, space);
  const left = Object.fromEntries(rest.map(({ side, by }) => [side, by]));
  return { verdict, left, lacks, isTurned: placed.isTurned };
}

it.each<[Space, string, object]>([
  [{ length: 220 }, 'fits', { length: 0 }],
  [{ length: 219.99 }, 'too-big', { length: -0.01 }],
  [{ length: 232 }, 'fits', { length: 12 }],
  [{ depth: 95 }, 'fits', { depth: 0 }],
  [{ depth: 94 }, 'too-big', { depth: -1 }],
  [{ height: 85 }, 'fits', { height: 0 }],
  [{ height: 80.5 }, 'too-big', { height: -4.5 }],
  [{ length: 198, depth: 95 }, 'too-big', { length: -22, depth: 0 }],
  [{ length: 240, depth: 100, height: 90 }, 'fits', { length: 20, depth: 5, height: 5 }],
  [{ length: 240, depth: 100, height: 70 }, 'too-big', { length: 20, depth: 5, height: -15 }],
])('a sofa of 220 × 95 × 85 in %o: %s', (space, verdict, left) =>
  expect(judge(sofa, space)).toEqual({ verdict, left, lacks: [], isTurned: false }),
);

it('turns a piece only where it helps', () => {
  const turned = { verdict: 'fits', left: { length: 10, depth: 20 }, lacks: [], isTurned: true };
  expect(judge(bed, { length: 170, depth: 220 })).toEqual(turned);
  expect(judge(bed, { length: 220, depth: 170 })).toMatchObject({ isTurned: false });
  expect(judge(bed, { length: 220, depth: 220 })).toMatchObject({ isTurned: false });
  // Too big either way: as it lacks less.
  expect(judge(bed, { length: 165, depth: 190 })).toMatchObject({
    verdict: 'too-big',
    left: { length: 5, depth: -10 },
    isTurned: true,
  });
});

it('does not turn a piece where one side of the floor is unknown', () => {
  expect(judge(bed, { length: 170 })).toMatchObject({ verdict: 'too-big', isTurned: false });
});

it('knows nothing of sizes that are missing', () => {
  const flat = { length: 220, width: 0, height: null };
  expect(judge(flat, { length: 240 })).toMatchObject({ verdict: 'unknown', lacks: ['width'] });
  expect(judge(flat, { height: 90 })).toMatchObject({ verdict: 'unknown', lacks: ['height'] });
  expect(judge(flat, { depth: 90 })).toMatchObject({ verdict: 'unknown', left: {} });
  expect(judge({ length: null, width: null, height: 85 }, { height: 90 })).toMatchObject({
    verdict: 'fits',
    lacks: [],
  });
});

it('is sure where the one known side is too long already', () => {
  const flat = { length: null, width: 220, height: null };
  expect(judge(flat, { length: 200 }).verdict).toBe('too-big');
  expect(judge(flat, { length: 200, depth: 210 }).verdict).toBe('too-big');
  // It may be the depth that the longer side is for.
  expect(judge(flat, { length: 200, depth: 230 }).verdict).toBe('unknown');
});

const corner = { length: 252, width: 176, height: 83 };
const judgeCorner = (space: Space) => {
  const { verdict, placed, rest } = judgeFit(corner, space, true);
  const left = Object.fromEntries(rest.map(({ side, by }) => [side, by]));
  return [verdict, placed.front, placed.side, left];
};

it.each<[Space, ReturnType<typeof judgeCorner>]>([
  [{ length: 260, depth: 180 }, ['fits', 252, 176, { length: 8, depth: 4 }]],
  [{ length: 240, depth: 180 }, ['too-big', 252, 176, { length: -12, depth: 4 }]],
  [{ length: 260, depth: 170 }, ['too-big', 252, 176, { length: 8, depth: -6 }]],
  // Its shorter side along the first wall.
  [{ length: 180, depth: 260 }, ['fits', 176, 252, { length: 4, depth: 8 }]],
  // One wall says nothing of the other.
  [{ length: 260 }, ['other-wall', 252, 176, { length: 8 }]],
  [{ length: 240 }, ['other-wall', 176, 252, { length: 64 }]],
  [{ length: 170 }, ['too-big', 176, 252, { length: -6 }]],
  [{ depth: 180 }, ['other-wall', 252, 176, { depth: 4 }]],
  [{ depth: 170 }, ['too-big', 252, 176, { depth: -6 }]],
  [{ length: 260, height: 80 }, ['too-big', 252, 176, { length: 8, height: -3 }]],
  [{ height: 90 }, ['fits', 252, 176, { height: 7 }]],
])('a corner sofa of 252 × 176 in %o', (space, judged) =>
  expect(judgeCorner(space)).toEqual(judged),
);

it('knows nothing of a corner piece whose other side is not given', () => {
  const half = { length: 252, width: null, height: 83 };
  expect(judgeFit(half, { length: 260 }, true)).toMatchObject({
    verdict: 'unknown',
    lacks: ['width'],
  });
});

it('says yes of a corner piece only where both of its sides fit', () => {
  const size = fc.integer({ min: 1, max: 400 });
  const maybe = fc.option(size, { nil: undefined });
  fc.assert(
    fc.property(size, size, maybe, maybe, (length, width, wall, other) => {
      const space = { length: wall, depth: other };
      const { verdict } = judgeFit({ length, width, height: null }, space, true);
      const fits =
        wall !== undefined &&
        other !== undefined &&
        ((length <= wall && width <= other) || (width <= wall && length <= other));
      expect(verdict === 'fits').toBe(fits || (!wall && !other));
    }),
  );
});

it('agrees with the limits of the search, either way round', () => {
  const size = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(size, size, size, size, (length, width, wall, depth) => {
      const fits =
        Math.max(length, width) <= Math.max(wall, depth) &&
        Math.min(length, width) <= Math.min(wall, depth);
      const { verdict } = judgeFit({ length, width, height: null }, { length: wall, depth });
      expect(verdict).toBe(fits ? 'fits' : 'too-big');
      const alone = judgeFit({ length, width, height: null }, { length: wall }).verdict;
      expect(alone).toBe(Math.max(length, width) <= wall ? 'fits' : 'too-big');
    }),
  );
});

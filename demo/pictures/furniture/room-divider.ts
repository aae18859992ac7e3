import type { Mesh } from '../geometry/index.ts';
import { box, cylinder, extrude, move, pair } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { archOutline } from './arch-outline.ts';
import { atEach, moved, places, turned } from './arrange.ts';
import { flatRing, insetOutline } from './flat-ring.ts';
import { isCloth } from './is-cloth.ts';

/** Thickness of a leaf from front to back, in cm. */
const thick = 2.6;

interface Leaf {
  width: number;
  height: number;
}

/** What fills a frame: cane lets light through, cloth is stretched, wood is a row of staves. */
function filling(finish: Finish, width: number, height: number): Part {
  if (finish.stuff === 'rattan' || isCloth(finish)) {
    const sheet = box(width, height, 0.7, { radius: 0.1 });
    return part(finish, [sheet], finish.stuff === 'rattan' ? { look: 'cane' } : {});
  }
  const count = Math.max(4, Math.round(width / 4.2));
  const stave = box(width / count - 0.1, height, 1.3, { radius: 0.4, grain: 'y' });
  return part(
    finish,
    atEach(places(count, width), () => stave),
  );
}

const upright = (width: number, height: number): Mesh =>
  box(width, height, thick, { radius: 0.4, grain: 'y' });

const railAt = (length: number, y: number, tall: number): Mesh =>
  move(box(length, tall, thick - 0.5, { radius: 0.3 }), 0, y, 0);

/** Two posts that stand on the floor and three rails; the fields between are filled. */
function framed(recipe: PictureRecipe, { width, height }: Leaf): Part[] {
  const post = 3;
  const inner = width - 2 * post;
  const [low, middle] = [11, height * 0.36];
  const field = (from: number, to: number) =>
    moved([filling(recipe.body, inner + 1, to - from)], 0, from, 0);
  return [
    part(recipe.frame, [
      pair(move(upright(post, height), width / 2 - post / 2, 0, 0)),
      railAt(inner + 1, low, 4),
      railAt(inner + 1, middle, 3.4),
      railAt(inner + 1, height - 6, 4),
    ]),
    ...field(low + 3.5, middle + 0.5),
    ...field(middle + 3, height - 5.5),
  ];
}

/** A leaf with a round top, its frame a bent band. */
function arched(recipe: PictureRecipe, { width, height }: Leaf): Part[] {
  const outline = archOutline(width, height - 6);
  const band = flatRing(outline, insetOutline(outline, 3.2), thick);
  const sheet = extrude(insetOutline(outline, 2.6), 0.9, { bevel: 0.1, grain: 'y' });
  const look = recipe.body.stuff === 'rattan' ? ({ look: 'cane' } as const) : {};
  const foot = move(box(3.2, 7, thick, { radius: 0.4, grain: 'y' }), width / 2 - 1.8, 0, 0);
  return [
    part(recipe.frame, [move(band, 0, 6, 0), pair(foot)]),
    ...moved([part(recipe.body, [sheet], look)], 0, 6, 0),
  ];
}

/** Slender upright slats through which one sees the room. */
function slatted(recipe: PictureRecipe, { width, height }: Leaf): Part[] {
  const count = Math.round(width / 4.4);
  const slat = box(1.5, height - 10, thick, { radius: 0.25, grain: 'y' });
  const wood = isCloth(recipe.body) || recipe.body.stuff === 'rattan' ? recipe.frame : recipe.body;
  return [
    part(
      wood,
      atEach(places(count, width - 1), () => move(slat, 0, 6, 0)),
    ),
    part(recipe.frame, [
      pair(move(upright(2.2, height), width / 2 - 1.1, 0, 0)),
      railAt(width - 2, 8, 2.4),
      railAt(width - 2, height - 8.5, 2.4),
    ]),
  ];
}

/** Pale paper behind a fine lattice of bars. */
function latticed(recipe: PictureRecipe, { width, height }: Leaf): Part[] {
  const inner = width - 5;
  const low = 30;
  const bars = atEach(
    places(3, inner)
      .map((x) => x + inner / 6)
      .slice(0, 2),
    () => move(box(1, height - low - 6, 1.4, { radius: 0.15, grain: 'y' }), 0, low + 2, 0),
  );
  const rows = places(5, height - low - 6)
    .map((y) => y + (height - low - 6) / 10)
    .slice(0, 4)
    .map((y) =>
      move(box(inner + 1, 1, 1.3, { radius: 0.15 }), 0, low + (height - low - 4) / 2 + y, 0),
    );
  const paper: Finish = { stuff: 'linen', color: '#f1eadb' };
  return [
    part(recipe.frame, [
      pair(move(upright(3, height), width / 2 - 1.5, 0, 0)),
      railAt(inner, 6, 3.4),
      railAt(inner, low, 3),
      railAt(inner, height - 5, 3.4),
      ...bars,
      ...rows,
    ]),
    part(isCloth(recipe.body) ? recipe.body : paper, [
      move(box(inner, height - low - 5, 0.4, { radius: 0.1 }), 0, low + 2, 0),
    ]),
    ...moved([filling(recipe.body, inner, low - 7)], 0, 8, 0),
  ];
}

const designs = [framed, arched, slatted, latticed] as const;

/** Leaves hinged to each other, opened to a zigzag. */
export function roomDivider(recipe: PictureRecipe, _random: Random): Model {
  const { length, width, height } = recipe.size;
  const count = Math.max(3, Math.round(length / 42));
  const pitch = length / count;
  const deep = Math.max(4, width - thick);
  const fold = (Math.atan2(deep, pitch) * 180) / Math.PI;
  const leaf = { width: Math.hypot(pitch, deep) - 0.6, height };
  const design = designs[recipe.design % designs.length] ?? framed;
  const parts = places(count, length).flatMap((x, i) =>
    moved(turned(design(recipe, leaf), 'y', i % 2 === 0 ? fold : -fold), x, 0, 0),
  );
  const joints = Array.from({ length: count - 1 }, (_, i) => {
    const z = (i % 2 === 0 ? -1 : 1) * (deep / 2);
    return [0.2, 0.78].map((y) =>
      move(cylinder(0.7, 6, 0.2, 14), (i + 1) * pitch - length / 2, height * y, z),
    );
  });
  return {
    parts: [...parts, part({ stuff: 'brass', color: '#b08d57' }, joints.flat())],
    stands: 'floor',
    setting: 'living',
    detail: [-pitch * 0.5, height * 0.8, 0],
  };
}

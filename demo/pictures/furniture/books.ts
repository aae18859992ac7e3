import type { Mesh } from '../geometry/index.ts';
import { box, extrude, join, move, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';

const covers = [
  '#7d5046',
  '#46545f',
  '#c7b694',
  '#e6ded0',
  '#66715c',
  '#a6764f',
  '#42403f',
  '#b5aca0',
  '#b8955f',
  '#8d9aa0',
] as const;

interface Book {
  cover: Mesh;
  pages: Mesh;
}

/** A back a little rounded. */
function spine(thick: number, tall: number): Mesh {
  const [side, round] = [thick / 2, thick * 0.28];
  const outline = [
    [-side, 0.35],
    [-side, -0.1],
    [-round, -0.4],
    [round, -0.4],
    [side, -0.1],
    [side, 0.35],
  ] as const;
  return move(turn(extrude(outline, tall, { bevel: 0.1 }), 'x', -90), 0, tall / 2, -0.4);
}

/** A book standing with its spine to the front (z = 0 there), centred on x. */
function book(thick: number, tall: number, deep: number): Book {
  const board = move(box(0.25, tall, deep, { radius: 0 }), 0, 0, -deep / 2);
  const side = (thick - 0.25) / 2;
  return {
    cover: join(move(board, side, 0, -0.1), move(board, -side, 0, -0.1), spine(thick, tall)),
    pages: move(box(thick - 0.4, tall - 0.6, deep - 0.5, { radius: 0 }), 0, 0.3, -deep / 2),
  };
}

/** Gathers books into one part of each colour. */
class Shelf {
  readonly #covers = new Map<string, Mesh[]>();
  readonly #pages: Mesh[] = [];

  put({ cover, pages }: Book, color: string, place: (mesh: Mesh) => Mesh): void {
    this.#covers.set(color, [...(this.#covers.get(color) ?? []), place(cover)]);
    this.#pages.push(place(pages));
  }

  parts(): Part[] {
    return [
      ...[...this.#covers].map(([color, meshes]) => part({ stuff: 'linen', color }, meshes)),
      ...(this.#pages.length > 0 ? [part({ stuff: 'linen', color: '#eee6d6' }, this.#pages)] : []),
    ];
  }
}

/**
 * Books standing side by side from x = 0 to at most x = `width`, on y = 0, their spines near z = 0 and the rest behind.
 * The last one may lean on the others.
 */
export function bookRow(width: number, tallest: number, deep: number, random: Random): Part[] {
  const shelf = new Shelf();
  const usual = Math.min(tallest, random.between(21, 25));
  const leans = width > 18 && random.chance(0.5);
  const end = leans ? width - 8 : width;
  let x = 0;
  let color: string = random.pick(covers);
  while (x < end - 4) {
    const thick = random.between(1.9, 4.6);
    const tall = Math.min(tallest, usual * random.between(0.78, 1.12));
    if (random.chance(0.75)) color = random.pick(covers);
    const back = random.between(0, 1.2);
    const at = x + thick / 2;
    shelf.put(book(thick, tall, Math.min(deep, tall * 0.7)), color, (mesh) =>
      move(mesh, at, 0, -back),
    );
    x += thick + 0.08;
  }
  if (leans) {
    const tall = usual * 0.88;
    shelf.put(book(2.4, tall, Math.min(deep, tall * 0.7)), random.pick(covers), (mesh) =>
      move(turn(move(mesh, 1.2, 0, 0), 'z', 13), x + tall * 0.225, 0, -0.6),
    );
  }
  return shelf.parts();
}

/** A few books lying on each other, centred on x and z, large ones unless `scale` is below 1; gives their height too. */
export function bookPile(
  random: Random,
  count = random.whole(2, 3),
  scale = 1,
): { parts: Part[]; height: number } {
  const shelf = new Shelf();
  let y = 0;
  for (let i = 0; i < count; i++) {
    const thick = random.between(2, 3.6);
    const [wide, long] = [
      scale * (random.between(19, 22) - i * 1.5),
      scale * (random.between(26, 29) - i * 2),
    ];
    const slant = random.between(-9, 9);
    const bottom = y;
    shelf.put(book(thick, long, wide), random.pick(covers), (mesh) =>
      move(
        turn(move(turn(mesh, 'z', 90), long / 2, thick / 2, wide / 2), 'y', slant),
        0,
        bottom,
        0,
      ),
    );
    y += thick;
  }
  return { parts: shelf.parts(), height: y };
}

import { seededRandom } from './random.ts';
import type { Finish, Piece, PictureRecipe, Stuff } from './recipe.ts';

type Size = readonly [length: number, width: number, height: number];
type Typical = readonly [size: Size, body: readonly Stuff[], frame: readonly Stuff[]];

const soft = ['fabric', 'boucle', 'velvet', 'leather', 'linen'] as const;
const woods = ['oak', 'walnut', 'beech', 'pine', 'lacquer'] as const;
const legs = ['oak', 'walnut', 'metal', 'brass', 'beech'] as const;
const metals = ['metal', 'brass', 'steel'] as const;

/** Sizes and stuffs that are usual for a piece; only for looking at sheets of pictures. */
const typical: Record<Piece, Typical> = {
  sofa: [[218, 94, 82], soft, legs],
  'corner-sofa': [[276, 190, 80], soft, legs],
  'sofa-bed': [[205, 98, 85], soft, legs],
  armchair: [[82, 84, 80], soft, legs],
  pouffe: [[60, 60, 42], [...soft, 'wool'], legs],
  'coffee-table': [[110, 65, 40], ['oak', 'walnut', 'marble', 'glass', 'lacquer'], legs],
  'tv-unit': [[180, 42, 52], woods, legs],
  bookcase: [[100, 34, 195], woods, legs],
  sideboard: [[165, 45, 80], woods, legs],
  'display-cabinet': [[95, 40, 180], woods, metals],
  'room-divider': [[150, 35, 175], ['oak', 'rattan', 'walnut', 'linen'], legs],
  'coat-rack': [[60, 60, 180], ['oak', 'metal', 'walnut'], metals],
  bed: [[170, 215, 110], [...soft, 'oak', 'walnut'], legs],
  mattress: [[160, 200, 26], ['fabric', 'wool'], ['fabric']],
  wardrobe: [[180, 60, 220], woods, metals],
  'chest-of-drawers': [[100, 48, 90], woods, metals],
  'bedside-table': [[48, 42, 52], woods, metals],
  'dressing-table': [[110, 48, 140], woods, metals],
  kitchen: [
    [300, 65, 225],
    ['lacquer', 'oak', 'walnut'],
    ['marble', 'oak'],
  ],
  'dining-table': [[190, 95, 75], ['oak', 'walnut', 'marble', 'glass', 'lacquer'], legs],
  'dining-chair': [[52, 55, 82], [...soft, 'rattan'], legs],
  'bar-stool': [[44, 46, 98], [...soft, 'oak'], legs],
  trolley: [[70, 42, 82], ['oak', 'glass', 'walnut'], metals],
  desk: [[140, 70, 75], woods, legs],
  'office-chair': [
    [66, 66, 115],
    ['fabric', 'leather'],
    ['plastic', 'steel'],
  ],
  'filing-cabinet': [[46, 60, 105], ['lacquer', 'oak', 'metal'], metals],
  'meeting-table': [[280, 120, 75], ['oak', 'walnut', 'lacquer'], metals],
  'garden-set': [
    [240, 200, 75],
    ['linen', 'fabric'],
    ['oak', 'rattan', 'metal'],
  ],
  'garden-chair': [
    [68, 72, 84],
    ['linen', 'fabric', 'rattan'],
    ['oak', 'metal', 'rattan'],
  ],
  'sun-lounger': [
    [70, 200, 85],
    ['linen', 'fabric'],
    ['oak', 'metal', 'rattan'],
  ],
  'garden-swing': [
    [180, 120, 180],
    ['linen', 'rattan'],
    ['metal', 'oak'],
  ],
  'cafe-table': [
    [70, 70, 74],
    ['marble', 'oak', 'metal'],
    ['metal', 'brass'],
  ],
  'pendant-lamp': [[45, 45, 36], ['linen', 'rattan', 'metal', 'glass', 'ceramic'], metals],
  'floor-lamp': [[45, 45, 158], ['linen', 'metal', 'fabric'], metals],
  'table-lamp': [
    [32, 32, 52],
    ['linen', 'fabric', 'glass'],
    ['ceramic', 'brass', 'marble'],
  ],
  'wall-lamp': [[18, 24, 30], ['linen', 'glass', 'metal'], metals],
  cot: [
    [128, 68, 90],
    ['oak', 'beech', 'lacquer'],
    ['oak', 'beech'],
  ],
  'bunk-bed': [
    [210, 100, 165],
    ['pine', 'lacquer', 'beech'],
    ['pine', 'beech'],
  ],
  'study-desk': [
    [110, 58, 78],
    ['lacquer', 'beech', 'oak'],
    ['beech', 'metal'],
  ],
  'toy-storage': [
    [95, 38, 80],
    ['lacquer', 'beech', 'pine'],
    ['beech', 'oak'],
  ],
  rug: [[200, 290, 1.6], ['wool', 'fabric'], ['wool']],
  mirror: [[70, 4, 110], ['glass'], ['oak', 'brass', 'metal', 'walnut']],
  curtain: [
    [220, 18, 260],
    ['linen', 'velvet', 'fabric'],
    ['brass', 'metal', 'oak'],
  ],
  cushion: [[48, 18, 48], soft, ['linen']],
  vase: [[22, 22, 34], ['ceramic', 'glass', 'marble'], ['ceramic']],
};

const clothColors = [
  '#d9cfc0',
  '#7d8a74',
  '#b4623f',
  '#3e5168',
  '#c9a27c',
  '#8d8279',
  '#e6e1d8',
  '#5a3f35',
  '#a9b4b8',
  '#c58f86',
  '#445a4c',
  '#d6a848',
];
const paints = [
  '#efeae1',
  '#3d4a46',
  '#b9a894',
  '#8c9a90',
  '#c9b3a1',
  '#2f3136',
  '#a8553c',
  '#d9d4cb',
];
const stuffColors: Partial<Record<Stuff, readonly string[]>> = {
  oak: ['#c8a275', '#b48a5c', '#d9bd97'],
  beech: ['#d9b48c', '#e0c4a3'],
  walnut: ['#6e4a33', '#5b3b28'],
  pine: ['#e0bd8a', '#d2a56d'],
  leather: ['#8a5433', '#3b2a22', '#b9845a', '#d8c6ae', '#2c2b2a'],
  metal: ['#25252a', '#3c3b3a', '#e8e4dc'],
  brass: ['#c2974e'],
  steel: ['#c6c7c9'],
  glass: ['#dfe9e6', '#c9d6cf'],
  marble: ['#ece8e2', '#4b4a4d', '#d9cbb9'],
  ceramic: ['#ece4d7', '#7b8f92', '#b87a5a', '#3d3c3f'],
  rattan: ['#c79b64', '#a87844'],
  lacquer: paints,
  plastic: ['#2d2d30', '#e7e4df'],
};

/** A believable recipe of a piece; `number` counts the pictures of the piece on the sheet. */
export function sheetRecipe(
  piece: Piece,
  number: number,
  seed: number,
  view: 0 | 1 | 2,
): PictureRecipe {
  const random = seededRandom(`${piece} ${number} ${seed}`);
  const [[length, width, height], body, frame] = typical[piece];
  const scale = () => random.between(0.92, 1.08);
  const finish = (stuffs: readonly Stuff[]): Finish => {
    const stuff = stuffs[random.whole(0, stuffs.length - 1)] ?? 'fabric';
    const colors = stuffColors[stuff] ?? clothColors;
    return { stuff, color: colors[random.whole(0, colors.length - 1)] ?? '#cccccc' };
  };
  return {
    piece,
    design: number,
    size: {
      length: Math.round(length * scale()),
      width: Math.round(width * scale()),
      height: Math.round(height * scale()),
    },
    body: finish(body),
    frame: finish(frame),
    room: random.whole(0, 9999),
    view,
  };
}

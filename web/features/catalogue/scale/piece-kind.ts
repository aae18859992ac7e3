/** The kinds of furniture that are drawn differently; what is not known is a plain box. */
export type PieceKind =
  | 'sofa'
  | 'chair'
  | 'stool'
  | 'swing'
  | 'table'
  | 'desk'
  | 'bed'
  | 'bunk-bed'
  | 'cot'
  | 'mattress'
  | 'doors'
  | 'shelves'
  | 'drawers'
  | 'lowboard'
  | 'kitchen'
  | 'screen'
  | 'standing-lamp'
  | 'hanging-lamp'
  | 'hung'
  | 'curtain'
  | 'rug'
  | 'soft'
  | 'vase'
  | 'box';

/** By the name of the category's sign, which says what stands in it in any language. */
const kinds = new Map<string, PieceKind>(
  Object.entries({
    sofa: 'sofa',
    'sofa-bed': 'sofa',
    'corner-sofa': 'sofa',
    armchair: 'sofa',
    'garden-set': 'sofa',
    'garden-swing': 'swing',
    'dining-chair': 'chair',
    'office-chair': 'chair',
    'cafe-furniture': 'chair',
    'bar-stool': 'stool',
    'coffee-table': 'table',
    'dining-table': 'table',
    'garden-table': 'table',
    'meeting-table': 'table',
    trolley: 'table',
    desk: 'desk',
    'study-desk': 'desk',
    'dressing-table': 'desk',
    bed: 'bed',
    cot: 'cot',
    'sun-lounger': 'bed',
    'bunk-bed': 'bunk-bed',
    mattress: 'mattress',
    wardrobe: 'doors',
    cabinet: 'doors',
    bookcase: 'shelves',
    'coat-rack': 'shelves',
    'chest-of-drawers': 'drawers',
    'bedside-table': 'drawers',
    'filing-cabinet': 'drawers',
    'toy-storage': 'drawers',
    sideboard: 'lowboard',
    'tv-unit': 'lowboard',
    kitchen: 'kitchen',
    'room-divider': 'screen',
    'floor-lamp': 'standing-lamp',
    'table-lamp': 'standing-lamp',
    'ceiling-lamp': 'hanging-lamp',
    'wall-lamp': 'hung',
    mirror: 'hung',
    curtain: 'curtain',
    rug: 'rug',
    pouffe: 'soft',
    cushion: 'soft',
    vase: 'vase',
  }),
);

/** What to draw for a category, from the address of its sign (`/icons/sofa.svg`). */
export function pieceKind(categoryIcon: string | undefined): PieceKind {
  const name = /\/icons\/([\w-]+)\.svg$/.exec(categoryIcon ?? '')?.[1];
  return kinds.get(name ?? '') ?? 'box';
}

/** Every kind of furniture that can be drawn. */
export const pieces = [
  'sofa',
  'corner-sofa',
  'sofa-bed',
  'armchair',
  'pouffe',
  'coffee-table',
  'tv-unit',
  'bookcase',
  'sideboard',
  'display-cabinet',
  'room-divider',
  'coat-rack',
  'bed',
  'mattress',
  'wardrobe',
  'chest-of-drawers',
  'bedside-table',
  'dressing-table',
  'kitchen',
  'dining-table',
  'dining-chair',
  'bar-stool',
  'trolley',
  'desk',
  'office-chair',
  'filing-cabinet',
  'meeting-table',
  'garden-set',
  'garden-chair',
  'sun-lounger',
  'garden-swing',
  'cafe-table',
  'pendant-lamp',
  'floor-lamp',
  'table-lamp',
  'wall-lamp',
  'cot',
  'bunk-bed',
  'study-desk',
  'toy-storage',
  'rug',
  'mirror',
  'curtain',
  'cushion',
  'vase',
] as const;
export type Piece = (typeof pieces)[number];

export const stuffs = [
  'fabric',
  'boucle',
  'velvet',
  'leather',
  'linen',
  'wool',
  'rattan',
  'oak',
  'beech',
  'walnut',
  'pine',
  'lacquer',
  'metal',
  'brass',
  'steel',
  'glass',
  'marble',
  'ceramic',
  'plastic',
] as const;
export type Stuff = (typeof stuffs)[number];

/** A material in a colour (`#rrggbb`); woods and stones take their own tone towards it. */
export interface Finish {
  stuff: Stuff;
  color: string;
}

/** All that a picture is drawn from: the same recipe gives the same picture. */
export interface PictureRecipe {
  piece: Piece;
  /** Picks among the designs of the piece and their details; any whole number from 0. */
  design: number;
  /** Centimetres: length from left to right, width from front to back. */
  size: { length: number; width: number; height: number };
  /** What one sees first: upholstery, table top, doors, shade. */
  body: Finish;
  /** Legs, frame, handles. */
  frame: Finish;
  /** Picks the room: wall, floor, light, and what stands beside. */
  room: number;
  /** 0 the cover, 1 from another side, 2 close up. */
  view: 0 | 1 | 2;
}

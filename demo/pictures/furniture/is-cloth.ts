import type { Finish } from '../recipe.ts';

const cloths = new Set<Finish['stuff']>(['fabric', 'boucle', 'velvet', 'leather', 'linen', 'wool']);

/** Whether a piece in this finish is upholstered rather than built of wood or metal. */
export const isCloth = (finish: Finish): boolean => cloths.has(finish.stuff);

const woods = new Set<Finish['stuff']>(['oak', 'beech', 'walnut', 'pine', 'lacquer']);

export const isWood = (finish: Finish): boolean => woods.has(finish.stuff);

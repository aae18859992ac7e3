import type { PictureRecipe } from '../pictures/recipe.ts';

/**
 * The rooms' own mean colour and the part of it that the piece gives, both measured over some dozens of drawings. To draw
 * each picture small instead would take half a minute of the first start; this only stands in until it is there.
 */
const room = [0xc4, 0xb9, 0xa7] as const;
const shareOfPiece = { 0: 0.08, 1: 0.08, 2: 0.4 } as const;

/** About the mean colour that the drawn picture will have, as six hex digits. */
export function expectedColour({ body, view }: PictureRecipe): string {
  const share = shareOfPiece[view];
  return room
    .map((channel, i) => {
      const own = Number.parseInt(body.color.slice(1 + 2 * i, 3 + 2 * i), 16);
      return Math.round(channel * (1 - share) + own * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('');
}

import { judgeFit, type Space, type Standing } from '../../catalogue/fit/judge-fit.ts';
import type { ProductKind } from '../../catalogue/scale/product-kind.ts';

/** Common sizes in centimeters, from large to small. */
const examples = [
  { kind: 'sofa', length: 220, width: 95, height: 85 },
  { kind: 'sofa', length: 160, width: 90, height: 85 },
  { kind: 'sofa', length: 90, width: 85, height: 85 },
  { kind: 'lowboard', length: 150, width: 40, height: 50 },
  { kind: 'chair', length: 50, width: 45, height: 90 },
  { kind: 'drawers', length: 45, width: 35, height: 50 },
] as const satisfies readonly {
  kind: ProductKind;
  length: number;
  width: number;
  height: number;
}[];

const nothing: Standing = { front: null, side: null, height: null, isTurned: false };

/** The largest of some common pieces that fits a space, as it would stand there. */
export function examplePiece(space: Space): { kind: ProductKind; standing: Standing } {
  for (const { kind, ...piece } of examples) {
    const { verdict, placed } = judgeFit(piece, space);
    if (verdict === 'fits') return { kind, standing: placed };
  }
  return { kind: 'box', standing: nothing };
}

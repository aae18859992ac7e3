import { type NamedColor, namedColors } from '@orendi/contract/colors';
import { z } from 'zod';
import type { Random } from './random.ts';
import { type Form, type Group, type Kind, Pair, some, Stuff } from './kind.ts';
import words from './materials.json' with { type: 'json' };

/** A material as it is sold. */
const Material = z.strictObject({
  /** The words in the field of a product; several where people name it differently. */
  names: some(Pair),
  /** Within a sentence: `prej lisi masiv`, `solid oak`. */
  within: Pair,
  /** Its colours, by their English names in the contract's list. */
  colors: some(z.string()),
  /** Price relative to the cheapest material. */
  priceFactor: z.number(),
});

export const materials = z.record(Stuff, Material).parse(words);

const groups: Record<Group, readonly Stuff[]> = {
  wood: ['oak', 'beech', 'walnut', 'pine'],
  cloth: ['fabric', 'boucle', 'velvet', 'linen'],
  woven: ['rattan'],
  wool: ['wool'],
  ceramic: ['ceramic'],
};

export function isOf(stuff: Stuff, group: Group): boolean {
  return groups[group].includes(stuff);
}

/** Chooses the most visible material, the color, and the text of the product's material field. */
export function chooseFinish(random: Random, kind: Kind, form: Form) {
  const stuff = random.pick(form.bodies ?? kind.bodies);
  const frame = random.pick(form.frames ?? kind.frames);
  const color = colorCalled(random.pick(materials[stuff].colors));
  return { stuff, color, material: materialOf(random, stuff, frame) };
}

/** Usually the body's material only; sometimes the frame's too. */
function materialOf(random: Random, stuff: Stuff, frame: Stuff): Pair {
  const [al, en] = random.pick(materials[stuff].names);
  const [frameAl, frameEn] = materials[frame].names[0];
  const isSame = frame === stuff || (isOf(stuff, 'wood') && isOf(frame, 'wood'));
  if (isSame || !random.chance(0.3)) return [al, en];
  return [`${al} dhe ${frameAl.toLowerCase()}`, `${en} and ${frameEn.toLowerCase()}`];
}

function colorCalled(name: string): NamedColor {
  const found = namedColors.find(({ en }) => en === name);
  if (!found) throw new Error(`There is no colour ${name}.`);
  return found;
}

/** The color within a sentence: `në ngjyrë gri të çelët`, `in light gray`. */
export function colorWithin({ al, en }: NamedColor): Pair {
  return [
    al.toLowerCase().replaceAll(/\be /g, 'të '),
    en === 'Natural' ? 'a natural tone' : en.toLowerCase(),
  ];
}

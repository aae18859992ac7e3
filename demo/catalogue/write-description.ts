import { textLimits } from '@orendi/contract/limits';
import { z } from 'zod';
import { pickAny, type Random } from './random.ts';
import {
  Family,
  type Form,
  type Kind,
  Pair,
  Sentence,
  some,
  type Some,
  type Stuff,
} from './kind.ts';
import { isOf, materials } from './choose-finish.ts';
import sentences from './sentences.json' with { type: 'json' };

/** Templates for material and color, by product family. */
const finishes = z.record(Family, some(Pair)).parse(sentences.finishes);

const care = z.record(Family, some(Sentence)).parse(sentences.care);

/** Sellers anywhere say this of delivery, warranty and orders. */
const delivery = some(Pair).parse(sentences.delivery);

interface Described {
  kind: Kind;
  form: Form;
  body: Stuff;
  /** Within a sentence. */
  color: Pair;
  service: Some<Pair>;
}

/** Two to four sentences about make, material, use, care and service, the same in both languages. */
export function writeDescription(random: Random, described: Described): Pair {
  const { kind, form, body, color, service } = described;
  const family = familyOf(kind, body);
  const make = form.says && random.chance(0.7) ? form.says : pickFitting(random, kind.make, body);
  const use = pickFitting(random, kind.use, body);
  const finish = tellFinish(random.pick(finishes[family]), materials[body].within, color);
  const upkeep = pickFitting(random, care[family], body);
  const offer = random.chance(0.45) ? random.pick(service) : random.pick(delivery);
  const orders: Some<(Sentence | undefined)[]> = [
    [make, use, offer],
    [use, make, upkeep],
    [make, finish, use],
    [use, finish, upkeep],
    [finish, make, offer],
    [make, upkeep, use, offer],
    [use, make],
    [make, use, finish, offer],
  ];
  return join(random.pick(orders));
}

function tellFinish(template: Pair, material: Pair, color: Pair): Pair {
  const [al, en] = ([0, 1] as const).map((language) =>
    template[language]
      .replace('{material}', material[language])
      .replace('{color}', color[language])
      // After a noun, Albanian joins a color by another article: `e kuqe` where it is `të kuqe` alone.
      .replace('{e color}', color[language].replaceAll('të ', 'e ')),
  );
  return [al ?? '', en ?? ''];
}

/** A wooden chair needs other care than an upholstered one. */
function familyOf({ family }: Kind, body: Stuff): Family {
  const isCovered = isOf(body, 'cloth') || body === 'leather' || body === 'wool';
  return family === 'upholstery' && !isCovered ? 'wood' : family;
}

function pickFitting(random: Random, sentences: Some<Sentence>, body: Stuff): Sentence | undefined {
  const fitting = sentences.filter(([, , only]) => !only || isOf(body, only));
  return pickAny(random, fitting);
}

/** Joins as many sentences as fit into a description. */
function join(sentences: (Sentence | undefined)[]): Pair {
  let text: Pair = ['', ''];
  for (const sentence of sentences) {
    if (!sentence) continue;
    const longer = [
      `${text[0]} ${sentence[0]}`.trim(),
      `${text[1]} ${sentence[1]}`.trim(),
    ] as const;
    if (longer.some((language) => language.length > textLimits.description)) break;
    text = longer;
  }
  return text;
}

import { z } from 'zod';
import { Family, Pair, Sentence, type Some, some } from './kind.ts';
import sentences from './sentences.json' with { type: 'json' };

/** How a material and a colour are told, by what the material covers. */
export const finishes: Record<Family, Some<(material: Pair, color: Pair) => Pair>> = {
  upholstery: [
    ([al, en], [ngjyra, color]) => [
      `Në fotografi: ${al}, në ngjyrë ${ngjyra}.`,
      `As shown: ${en}, in ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Vjen ${al}, në ngjyrë ${ngjyra}; të tjera me porosi.`,
      `It comes in ${en}, in ${color}; others to order.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Veshja është ${al}, në ngjyrë ${ngjyra}.`,
      `The cover is ${en}, in ${color}.`,
    ],
  ],
  wood: [
    ([al, en], [ngjyra, color]) => [
      `Punohet ${al}, në ngjyrë ${ngjyra}.`,
      `Made of ${en}, in ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Pjesët kryesore janë ${al}; ngjyra në fotografi është ${ngjyra.replaceAll('të ', 'e ')}.`,
      `The main parts are ${en}; the color in the picture is ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Bëhet ${al}; në fotografi shihet në ngjyrë ${ngjyra}.`,
      `It is made of ${en}; the picture shows it in ${color}.`,
    ],
  ],
  sleep: [
    ([al, en], [ngjyra, color]) => [
      `Në fotografi: ${al}, në ngjyrë ${ngjyra}.`,
      `As shown: ${en}, in ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `E kemi ${al}, në ngjyrë ${ngjyra}, dhe në disa ngjyra të tjera.`,
      `We have it in ${en}, in ${color}, and in some other colors.`,
    ],
  ],
  outdoor: [
    ([al, en], [ngjyra, color]) => [
      `Pjesa kryesore është ${al}, në ngjyrë ${ngjyra}.`,
      `The main part is ${en}, in ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Vjen ${al}, në ngjyrë ${ngjyra}.`,
      `It comes in ${en}, in ${color}.`,
    ],
  ],
  lamp: [
    ([al, en], [ngjyra, color]) => [
      `Kapela është ${al}, në ngjyrë ${ngjyra}.`,
      `The shade is ${en}, in ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Me kapelë ${al} në ngjyrë ${ngjyra}.`,
      `With a shade of ${en} in ${color}.`,
    ],
  ],
  textile: [
    ([al, en], [ngjyra, color]) => [`Krejt ${al}, në ngjyrë ${ngjyra}.`, `All ${en}, in ${color}.`],
    ([al, en], [ngjyra, color]) => [
      `Pëlhurë ${al}; ngjyra kryesore është ${ngjyra.replaceAll('të ', 'e ')}.`,
      `Of ${en}; the main color is ${color}.`,
    ],
  ],
  ornament: [
    ([al, en], [ngjyra, color]) => [
      `Punuar ${al}, në ngjyrë ${ngjyra}.`,
      `Made of ${en}, in ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Është ${al}, me përfundim në ngjyrë ${ngjyra}.`,
      `It is ${en}, finished in ${color}.`,
    ],
  ],
};

/** How it is looked after. */
export const care = z.record(Family, some(Sentence)).parse(sentences.care);

/** Sellers anywhere say this of delivery, warranty and orders. */
export const delivery = some(Pair).parse(sentences.delivery);

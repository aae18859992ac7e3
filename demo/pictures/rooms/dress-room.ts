import { box, move } from '../geometry/index.ts';
import type { Bulb, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import { placeParts, plant } from './plant.ts';
import type { Guest } from './room.ts';
import { books, consoleTable, standingLamp, stems } from './side-props.ts';
import { tableHeight } from './table-height.ts';
import { wallArt } from './wall-art.ts';

interface Dressing {
  parts: Part[];
  bulbs: Bulb[];
}

/** What stands and hangs round a piece, by how the piece itself stands. */
export function dressRoom(guest: Guest, random: Random): Dressing {
  const { stands, setting } = guest.model;
  if (stands === 'on-table') return { parts: onConsole(guest, random), bulbs: [] };
  if (stands === 'flat' || stands === 'from-ceiling' || stands === 'on-wall') {
    return { parts: [], bulbs: [] };
  }
  const beside = besidePiece(guest, random);
  if (setting === 'outdoor' || setting === 'kitchen') return beside;
  return {
    parts: [...beside.parts, ...above(guest, random), ...rugBelow(guest, random)],
    bulbs: beside.bulbs,
  };
}

function onConsole({ bounds, wallAt }: Guest, random: Random): Part[] {
  const side = random.chance(0.5) ? 1 : -1;
  const edge = side === 1 ? bounds.high[0] : bounds.low[0];
  const z = wallAt + 24;
  return [
    ...placeParts(consoleTable(tableHeight, 150, random), [side * 14, 0, wallAt + 22]),
    ...placeParts(random.chance(0.6) ? books(random) : stems(random), [
      edge + side * 15,
      tableHeight,
      z,
    ]),
  ];
}

/** A plant or a lamp near the wall, half behind the piece where it is low and wide. */
function besidePiece({ model, bounds, group, wallAt }: Guest, random: Random): Dressing {
  const side = random.chance(0.5) ? 1 : -1;
  const edge = side === 1 ? group.high[0] : group.low[0];
  const room = bounds.low[2] - wallAt;
  const tall = bounds.high[1];
  const wide = bounds.high[0] - bounds.low[0];
  const isBehind = group === bounds && wide > 140 && tall < 100 && room > 26;
  const z = wallAt + (isBehind ? Math.max(18, room * 0.5) : 32);
  const luck = random.next();
  const height = Math.min(165, Math.max(70, tall + random.between(15, 55)));
  const x =
    edge + side * (isBehind ? -random.between(2, 16) : 12 + height * random.between(0.2, 0.27));
  if (luck < 0.5 || model.setting === 'outdoor') {
    return { parts: placeParts(plant(height, random), [x, 0, z]), bulbs: [] };
  }
  if (luck < 0.68 && tall < 130) {
    const lamp = standingLamp(random.between(140, 165), random);
    return {
      parts: placeParts(lamp.parts, [x, 0, z]),
      bulbs: [{ ...lamp.bulb, at: [x, lamp.bulb.at[1], z] }],
    };
  }
  return { parts: [], bulbs: [] };
}

/** One or two framed pictures over what is low and wide. */
function above({ bounds, wallAt }: Guest, random: Random): Part[] {
  const wide = bounds.high[0] - bounds.low[0];
  const tall = bounds.high[1];
  if (tall > 120 || wide < 95 || random.chance(0.3)) return [];
  const width = Math.min(78, wide * random.between(0.24, 0.34));
  const height = width * random.pick([1.3, 1.3, 0.78]);
  const y = Math.max(125, tall + 26) + height / 2;
  // As high as the picture of a piece of this size reaches, about.
  const seen = tall / 2 + 0.53 * Math.max((1.25 * wide) / 0.88, tall / 0.68);
  if (y + height / 2 > seen) return [];
  const middle = (bounds.low[0] + bounds.high[0]) / 2 + random.between(-0.1, 0.1) * wide;
  const count = random.chance(0.45) ? 2 : 1;
  return Array.from({ length: count }, (_, i) =>
    placeParts(wallArt(width, height, random), [
      middle + (i - (count - 1) / 2) * (width + 7),
      y,
      wallAt + 0.1,
    ]),
  ).flat();
}

/** A plain carpet under seats and beds. */
function rugBelow({ model, bounds }: Guest, random: Random): Part[] {
  const suits = model.setting === 'living' || model.setting === 'bedroom';
  const [wide, deep] = [bounds.high[0] - bounds.low[0], bounds.high[2] - bounds.low[2]];
  if (!suits || bounds.high[1] > 130 || wide < 60 || random.chance(0.45)) return [];
  const rug = box(wide * random.between(0.95, 1.25) + 30, 1.1, deep + 70, { radius: 0.5 });
  const color = random.pick(['#d8cdbb', '#c7b9a4', '#b6ada0', '#bfae98']);
  return [
    part(
      { stuff: 'wool', color },
      [
        move(
          rug,
          (bounds.low[0] + bounds.high[0]) / 2,
          0.02,
          (bounds.low[2] + bounds.high[2]) / 2 + 42,
        ),
      ],
      { look: 'pile' },
    ),
  ];
}

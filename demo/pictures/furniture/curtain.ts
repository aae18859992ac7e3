import type { Mesh, Vector } from '../geometry/index.ts';
import { ball, box, cylinder, mirror, move, pair, surface, tube, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { tint } from './tint.ts';

interface Plan {
  length: number;
  /** From the wall to the middle of the rod. */
  off: number;
  /** The upper edge of the cloth and the middle of the rod. */
  top: number;
  rod: number;
}

/** Where one panel hangs: its outer and inner edge on the rod, and how far it is drawn aside further down. */
interface Hanging {
  from: number;
  to: number;
  folds: number;
  /** Width at a height v (0 floor, 1 top), as a share of the width on the rod, gathered towards `from`. */
  share: (v: number) => number;
  deep: number;
}

/** Cloth in soft upright folds, narrower on the rod, fuller towards the floor; no fold is like the next. */
function panel(plan: Plan, { from, to, folds, share, deep }: Hanging, random: Random): Mesh {
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  const hem = 1.5;
  return surface(
    (u, v) => {
      const spread = share(v);
      const fall = 1 - v;
      const uneven = 0.9 * Math.sin(u * 8 + a) + 0.6 * Math.sin(u * 19 + b);
      const phase = u * folds * 2 * Math.PI + uneven + 0.25 * fall * Math.sin(u * 11 + c);
      // Towards the floor two neighbouring folds now and then become one.
      const joining = 0.34 * fall * (1 + Math.sin(u * 7 + b));
      const wave = (1 - joining) * Math.sin(phase) + joining * 1.2 * Math.sin(phase / 2 + c);
      const full = deep * (0.62 + 0.3 * fall + 0.24 * Math.sin(u * 15 + a + b));
      const narrow = 0.5 + 0.5 * spread;
      const sway = 0.9 * fall * Math.sin(u * 5 + b);
      return [
        from + (to - from) * u * spread + sway,
        hem + v * (plan.top - hem),
        plan.off + full * narrow * wave,
      ];
    },
    { columns: folds * 8, rows: 12, thickness: 0.35 },
  );
}

const even = () => 1;

/** Drawn to the side by a band at a third of the height. */
const tied = (v: number): number => {
  const band = 0.36;
  const away = v > band ? (v - band) / (1 - band) : (band - v) / band;
  const widening = v > band ? 0.68 * away ** 1.5 : 0.24 * Math.sin((away * Math.PI) / 2);
  return 0.32 + widening;
};

function rodOf(plan: Plan, random: Random): Mesh[] {
  const half = plan.length / 2;
  const rod = move(turn(cylinder(1.4, 2 * half - 6, 0.3), 'z', 90), half - 3, plan.rod, plan.off);
  const end = random.chance(0.5)
    ? move(ball(2.6), half - 3, plan.rod - 2.6, plan.off)
    : move(turn(cylinder(2.1, 4, 0.8), 'z', 90), half, plan.rod, plan.off);
  const bracket = [
    move(box(2.6, 8, 0.9, { radius: 0.3 }), half - 12, plan.rod - 4, 0.45),
    move(turn(cylinder(0.8, plan.off, 0.2), 'x', 90), half - 12, plan.rod - 1.2, 0.2),
  ];
  return [rod, pair(end), ...bracket.map((mesh) => pair(mesh))];
}

/** Rings on the rod, one to each fold. */
function rings(plan: Plan, { from, to, folds }: Hanging): Mesh[] {
  const ring = Array.from({ length: 18 }, (_, i): Vector => {
    const angle = (i / 18) * 2 * Math.PI;
    return [0, 2.2 * Math.sin(angle) - 0.7, 2.2 * Math.cos(angle)];
  });
  const one = tube(ring, { radius: 0.3, sides: 6, closed: true });
  return Array.from({ length: folds + 1 }, (_, i) =>
    move(one, from + ((to - from) * i) / folds, plan.rod, plan.off),
  );
}

/** Thin cloth over the whole window, behind the curtains. */
function sheer(plan: Plan, random: Random): Part {
  const behind = { ...plan, off: plan.off - 5 };
  const reach = plan.length / 2 - 8;
  const folds = Math.round(plan.length / 15);
  const veil = panel(behind, { from: -reach, to: reach, folds, share: even, deep: 1.6 }, random);
  return part({ stuff: 'linen', color: '#f4f0e8' }, [veil], { look: 'sheer' });
}

/** The band that holds a tied curtain, from the wall round its narrowest place. */
function tieBand(plan: Plan, hang: Hanging): Mesh {
  const wide = (Math.abs(hang.to - hang.from) * 0.32) / 2;
  const middle = hang.from + Math.sign(hang.to - hang.from) * wide;
  const y = plan.top * 0.36;
  const path = Array.from({ length: 28 }, (_, i): Vector => {
    const angle = (i / 28) * 2 * Math.PI;
    const lift = 3 * Math.cos(angle) * Math.sign(hang.from);
    return [middle + (wide + 2.2) * Math.cos(angle), y + lift, plan.off + 6.5 * Math.sin(angle)];
  });
  return tube(path, { radius: 1.5, sides: 8, closed: true });
}

interface Look {
  hangs: readonly Hanging[];
  veil: boolean;
  bands: boolean;
}

const outerEdge = ({ length }: Plan) => length / 2 - 8;

/** The panel and its twin on the other side. */
const both = (hang: Hanging): Hanging[] => [hang, { ...hang, from: -hang.from, to: -hang.to }];

/** Open, thin cloth between. */
function open(plan: Plan): Look {
  const wide = Math.min(62, plan.length * 0.27);
  const from = -outerEdge(plan);
  const hang = { from, to: from + wide, folds: 7, share: even, deep: 3.1 };
  return { hangs: both(hang), veil: true, bands: false };
}

function tiedBack(plan: Plan): Look {
  const hang = { from: -outerEdge(plan), to: -2, folds: 8, share: tied, deep: 3 };
  return { hangs: both(hang), veil: true, bands: true };
}

/** Closed, in even waves. */
function closed(plan: Plan): Look {
  const from = -outerEdge(plan);
  const hang = { from, to: 0.6, folds: Math.round(-from / 12.5), share: even, deep: 3.1 };
  return { hangs: both(hang), veil: false, bands: false };
}

function toOneSide(plan: Plan): Look {
  const from = outerEdge(plan);
  const hang = { from, to: from - plan.length * 0.38, folds: 9, share: even, deep: 3.1 };
  return { hangs: [hang], veil: true, bands: false };
}

const looks = [open, tiedBack, closed, toOneSide] as const;

/** A panel that hangs on the right is the mirror image of one on the left, so that its front faces the room. */
const panelOf = (plan: Plan, hang: Hanging, random: Random): Mesh =>
  hang.from < hang.to
    ? panel(plan, hang, random)
    : mirror(panel(plan, { ...hang, from: -hang.from, to: -hang.to }, random));

export function curtain(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: Plan = { length, off: Math.max(7, width * 0.6), top: height - 5.5, rod: height - 3 };
  const { hangs, veil, bands } = (looks[recipe.design % looks.length] ?? open)(plan);
  const cloth: Finish = recipe.body;
  return {
    parts: [
      part(
        cloth,
        hangs.map((hang) => panelOf(plan, hang, random)),
      ),
      part(recipe.frame, [...rodOf(plan, random), ...hangs.flatMap((hang) => rings(plan, hang))]),
      ...(veil ? [sheer(plan, random)] : []),
      ...(bands
        ? [
            part(
              tint(cloth, -0.2),
              hangs.map((hang) => tieBand(plan, hang)),
            ),
          ]
        : []),
    ],
    stands: 'on-wall',
    setting: 'living',
    lift: 0,
    detail: [-length * 0.32, height * 0.86, plan.off],
  };
}

import { divide, type Part, repeat, type Silhouette } from './silhouette.ts';

/** @param left where it stands, as a swing's does not begin in the corner */
function sofa(w: number, h: number, left = 0, top = 0): Part[] {
  const leg = Math.min(12, h * 0.14);
  const arm = Math.min(22, w * 0.14);
  const foot = top + h - leg;
  const seat = top + h * 0.52;
  const cushions = Math.max(1, Math.round((w - 2 * arm) / 75));
  const each = (w - 2 * arm) / cushions;
  return [
    `M${left + arm / 2} ${foot}v${leg}M${left + w - arm / 2} ${foot}v${leg}`,
    [left + arm / 2, top, w - arm, h - leg, 7],
    ...repeat<Part>(cushions, (index) => [left + arm + index * each, seat, each, foot - seat, 4]),
    [left, top + h * 0.3, arm, h * 0.7 - leg, 6],
    [left + w - arm, top + h * 0.3, arm, h * 0.7 - leg, 6],
  ];
}

export const seats = {
  sofa,
  chair(w, h) {
    const seat = Math.min(47, h * 0.55);
    const back = (h - seat) * 0.72;
    return [
      `M${w * 0.14} ${h - seat}V${h}M${w * 0.86} ${h - seat}V${h}`,
      [w * 0.08, 0, w * 0.84, back, 5],
      `M${w * 0.18} ${back}V${h - seat}M${w * 0.82} ${back}V${h - seat}`,
      [0, h - seat, w, Math.min(7, seat * 0.2), 3],
    ];
  },
  stool(w, h) {
    return [
      `M${w * 0.2} 6L${w * 0.08} ${h}M${w * 0.8} 6L${w * 0.92} ${h}M${w * 0.13} ${h * 0.68}H${w * 0.87}`,
      [0, 0, w, Math.min(8, h * 0.15), 3],
    ];
  },
  swing(w, h) {
    const seatHeight = Math.min(75, h * 0.48);
    return [
      `M${w * 0.14} 6L0 ${h}M${w * 0.14} 6L${w * 0.2} ${h}`,
      `M${w * 0.86} 6L${w} ${h}M${w * 0.86} 6L${w * 0.8} ${h}`,
      `M${w * 0.2} 12V${h * 0.6}M${w * 0.8} 12V${h * 0.6}`,
      [w * 0.06, 0, w * 0.88, Math.min(14, h * 0.1), 4],
      ...sofa(w * 0.72, seatHeight, w * 0.14, h - seatHeight - h * 0.12),
    ];
  },
  soft(w, h) {
    return [[0, 0, w, h, Math.min(w, h) * 0.22], `M${w * 0.06} ${h * 0.5}H${w * 0.94}`];
  },
} satisfies Record<string, Silhouette>;

/** Beds, seen from the side. */
export const beds = {
  bed(w, h) {
    const base = Math.min(h * 0.55, 42);
    return [
      `M${w - 8} ${h - 10}v10`,
      [4, h - base + base * 0.42, w - 4, base * 0.42, 2],
      [6, h - base, w - 9, base * 0.46, 5],
      [10, h - base - 9, Math.min(48, w * 0.24), 11, 5],
      [0, 0, 7, h, 2],
    ];
  },
  'bunk-bed'(w, h) {
    const [upper, lower] = [h * 0.34, h * 0.8];
    return [
      [5, upper - 12, w - 10, 14, 4],
      [4, upper, w - 8, 9],
      [5, lower - 12, w - 10, 14, 4],
      [4, lower, w - 8, 9],
      `M5 ${h * 0.14}H${w - 5}`,
      `M${w * 0.76} ${h * 0.14}V${h}M${w * 0.9} ${h * 0.14}V${h}M${w * 0.76} ${h * 0.55}h${w * 0.14}M${w * 0.76} ${h * 0.7}h${w * 0.14}`,
      [0, 0, 6, h],
      [w - 6, 0, 6, h],
    ];
  },
  cot(w, h) {
    const bars = Math.max(4, Math.round(w / 9));
    return [
      [0, 0, w, h, 2],
      divide(w, bars, (x) => `M${x} ${h * 0.08}V${h * 0.72}`),
      `M0 ${h * 0.08}H${w}M0 ${h * 0.72}H${w}`,
    ];
  },
  mattress(w, h) {
    return [[0, 0, w, h, Math.min(6, h / 3)], `M2 ${h * 0.3}H${w - 2}M2 ${h * 0.7}H${w - 2}`];
  },
} satisfies Record<string, Silhouette>;

export const tables = {
  table(w, h) {
    const top = Math.min(5, h * 0.12);
    const leg = Math.min(7, w * 0.08);
    return [
      [w * 0.05, top, leg, h - top],
      [w * 0.95 - leg, top, leg, h - top],
      [w * 0.05, top, w * 0.9, top * 1.4],
      [0, 0, w, top, 1.5],
    ];
  },
  desk(w, h) {
    // Anything above desk height is a mirror or a shelf.
    const top = h > 95 ? h - 75 : 0;
    const board = Math.min(4, (h - top) * 0.1);
    const box = Math.min(45, w * 0.36);
    return [
      [w * 0.2, 0, w * 0.6, top, 4],
      [w * 0.03, top + board, 5, h - top - board],
      [w * 0.97 - box, top + board, box, h - top - board],
      divide(h - top - board, 3, (y) => `M${w * 0.97 - box} ${top + board + y}h${box}`),
      [0, top, w, board, 1.5],
    ];
  },
} satisfies Record<string, Silhouette>;

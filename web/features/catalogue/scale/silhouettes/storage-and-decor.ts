import { divide, type Part, repeat, type Silhouette } from './silhouette.ts';

export const storage = {
  doors(w, h) {
    const doors = Math.max(1, Math.round(w / 50));
    const each = w / doors;
    const handle = (index: number) => index * each + (index % 2 === 0 ? each - 6 : 6);
    return [
      [0, 0, w, h, 1.5],
      divide(w, doors, (x) => `M${x} 3V${h - 6}`),
      ...repeat(doors, (index) => `M${handle(index)} ${h * 0.46}v${Math.min(18, h * 0.12)}`),
      `M0 ${h - 6}H${w}`,
    ];
  },
  shelves(w, h) {
    const rows = Math.max(2, Math.round(h / 36));
    const columns = Math.max(1, Math.round(w / 85));
    return [
      [0, 0, w, h, 1],
      divide(h, rows, (y) => `M0 ${y}H${w}`),
      divide(w, columns, (x) => `M${x} 0V${h}`),
    ];
  },
  drawers(w, h) {
    const leg = Math.min(8, h * 0.1);
    const rows = Math.max(1, Math.round((h - leg) / 22));
    const columns = Math.max(1, Math.round(w / 90));
    const [wide, high] = [w / columns, (h - leg) / rows];
    const drawers = repeat<Part[]>(rows * columns, (index) => {
      const [x, y] = [(index % columns) * wide, Math.floor(index / columns) * high];
      return [[x, y, wide, high, 1], `M${x + wide * 0.4} ${y + high * 0.45}h${wide * 0.2}`];
    });
    return [
      `M5 ${h - leg}V${h}M${w - 5} ${h - leg}V${h}`,
      [0, 0, w, h - leg, 1.5],
      ...drawers.flat(),
    ];
  },
  lowboard(w, h) {
    const leg = Math.min(14, h * 0.22);
    const doors = Math.max(2, Math.round(w / 55));
    return [
      `M${w * 0.08} ${h - leg}V${h}M${w * 0.92} ${h - leg}V${h}`,
      [0, 0, w, h - leg, 2],
      divide(w, doors, (x) => `M${x} 3V${h - leg - 3}`),
    ];
  },
  kitchen(w, h) {
    const hasUpper = h > 150;
    const counter = hasUpper ? 90 : h;
    const doors = Math.max(1, Math.round(w / 60));
    const upper = h - counter - 55;
    const wallUnit: Part[] = [[0, 0, w, upper, 1], divide(w, doors, (x) => `M${x} 0V${upper}`)];
    return [
      ...(hasUpper ? wallUnit : []),
      [0, h - counter + 4, w, counter - 4],
      divide(w, doors, (x) => `M${x} ${h - counter + 4}V${h - 10}`),
      `M0 ${h - 10}H${w}`,
      [0, h - counter, w, 4],
    ];
  },
  screen(w, h) {
    const panels = Math.max(2, Math.round(w / 45));
    return repeat(panels, (index) => [(index * w) / panels, 0, w / panels, h, 1.5]);
  },
  box(w, h) {
    return [[0, 0, w, h, 2]];
  },
} satisfies Record<string, Silhouette>;

export const decor = {
  'standing-lamp'(w, h) {
    const shade = Math.min(h * 0.4, w * 0.8);
    return [
      `M${w / 2} ${shade}V${h - 3}`,
      `M${w * 0.24} 0H${w * 0.76}L${w} ${shade}H0z`,
      [w * 0.25, h - 3, w * 0.5, 3, 1.5],
    ];
  },
  'hanging-lamp'(w, h) {
    const shade = Math.min(h, w * 0.65);
    return [
      `M${w / 2} -400V${h - shade}`,
      `M${w * 0.36} ${h - shade}H${w * 0.64}Q${w} ${h - shade * 0.6} ${w} ${h}H0Q0 ${h - shade * 0.6} ${w * 0.36} ${h - shade}z`,
    ];
  },
  hung(w, h) {
    const edge = Math.min(4, w * 0.1, h * 0.1);
    return [
      [0, 0, w, h, 3],
      [edge, edge, w - 2 * edge, h - 2 * edge, 2],
    ];
  },
  curtain(w, h) {
    const folds = Math.max(3, Math.round(w / 18));
    return [[0, 0, w, h], divide(w, folds, (x) => `M${x} 0V${h}`), `M-8 0H${w + 8}`];
  },
  rug(w, h) {
    const lean = Math.min(h, w * 0.3);
    const corners = [
      [lean, 0],
      [w, 0],
      [w - lean, h],
      [0, h],
    ] as const;
    const outline = (share: number) =>
      corners.map(([x, y]) => [w / 2 + (x - w / 2) * share, h / 2 + (y - h / 2) * share]);
    return [1, 0.86].map((share) => `M${outline(share).join('L')}z`);
  },
  vase(w, h) {
    return [
      `M${w * 0.36} 0H${w * 0.64}Q${w * 0.56} ${h * 0.22} ${w * 0.82} ${h * 0.4}Q${w * 1.08} ${h * 0.72} ${w * 0.7} ${h}H${w * 0.3}Q${w * -0.08} ${h * 0.72} ${w * 0.18} ${h * 0.4}Q${w * 0.44} ${h * 0.22} ${w * 0.36} 0z`,
    ];
  },
} satisfies Record<string, Silhouette>;

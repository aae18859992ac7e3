import { repeat } from '../repeat.ts';
import type { Silhouette } from './silhouette.ts';

/** Lamps and decoration. */
export const decor = {
  'standing-lamp'(w, h) {
    const shade = Math.min(h * 0.4, w * 0.8);
    return (
      <>
        <path d={`M${w / 2} ${shade}V${h - 3}`} />
        <path d={`M${w * 0.24} 0H${w * 0.76}L${w} ${shade}H0z`} />
        <rect x={w * 0.25} y={h - 3} width={w * 0.5} height={3} rx={1.5} />
      </>
    );
  },
  'hanging-lamp'(w, h) {
    const shade = Math.min(h, w * 0.65);
    return (
      <>
        <path d={`M${w / 2} -400V${h - shade}`} />
        <path
          d={`M${w * 0.36} ${h - shade}H${w * 0.64}Q${w} ${h - shade * 0.6} ${w} ${h}H0Q0 ${h - shade * 0.6} ${w * 0.36} ${h - shade}z`}
        />
      </>
    );
  },
  hung(w, h) {
    const edge = Math.min(4, w * 0.1, h * 0.1);
    return (
      <>
        <rect width={w} height={h} rx={3} />
        <rect x={edge} y={edge} width={w - 2 * edge} height={h - 2 * edge} rx={2} />
      </>
    );
  },
  curtain(w, h) {
    const folds = Math.max(3, Math.round(w / 18));
    return (
      <>
        <rect width={w} height={h} />
        {repeat(folds - 1, (index) => (
          <path key={index} d={`M${((index + 1) * w) / folds} 0V${h}`} />
        ))}
        <path d={`M-8 0H${w + 8}`} />
      </>
    );
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
      corners.map(([x, y]) => [w / 2 + (x - w / 2) * share, h / 2 + (y - h / 2) * share]).join(' ');
    return (
      <>
        <polygon points={outline(1)} />
        <polygon points={outline(0.86)} />
      </>
    );
  },
  vase(w, h) {
    return (
      <path
        d={`M${w * 0.36} 0H${w * 0.64}Q${w * 0.56} ${h * 0.22} ${w * 0.82} ${h * 0.4}Q${w * 1.08} ${h * 0.72} ${w * 0.7} ${h}H${w * 0.3}Q${w * -0.08} ${h * 0.72} ${w * 0.18} ${h * 0.4}Q${w * 0.44} ${h * 0.22} ${w * 0.36} 0z`}
      />
    );
  },
} satisfies Record<string, Silhouette>;

import { repeat } from '../repeat.ts';
import type { Silhouette } from './silhouette.ts';

/** Beds, seen from the side. */
export const beds = {
  bed(w, h) {
    const base = Math.min(h * 0.55, 42);
    return (
      <>
        <path d={`M${w - 8} ${h - 10}v10`} />
        <rect x={4} y={h - base + base * 0.42} width={w - 4} height={base * 0.42} rx={2} />
        <rect x={6} y={h - base} width={w - 9} height={base * 0.46} rx={5} />
        <rect x={10} y={h - base - 9} width={Math.min(48, w * 0.24)} height={11} rx={5} />
        <rect width={7} height={h} rx={2} />
      </>
    );
  },
  'bunk-bed'(w, h) {
    const levels = [h * 0.34, h * 0.8];
    return (
      <>
        {levels.map((level) => (
          <g key={level}>
            <rect x={5} y={level - 12} width={w - 10} height={14} rx={4} />
            <rect x={4} y={level} width={w - 8} height={9} />
          </g>
        ))}
        <path d={`M5 ${h * 0.14}H${w - 5}`} />
        <path
          d={`M${w * 0.76} ${h * 0.14}V${h}M${w * 0.9} ${h * 0.14}V${h}M${w * 0.76} ${h * 0.55}h${w * 0.14}M${w * 0.76} ${h * 0.7}h${w * 0.14}`}
        />
        <rect width={6} height={h} />
        <rect x={w - 6} width={6} height={h} />
      </>
    );
  },
  cot(w, h) {
    const bars = Math.max(4, Math.round(w / 9));
    return (
      <>
        <rect width={w} height={h} rx={2} />
        {repeat(bars - 1, (index) => (
          <path key={index} d={`M${((index + 1) * w) / bars} ${h * 0.08}V${h * 0.72}`} />
        ))}
        <path d={`M0 ${h * 0.08}H${w}M0 ${h * 0.72}H${w}`} />
      </>
    );
  },
  mattress(w, h) {
    return (
      <>
        <rect width={w} height={h} rx={Math.min(6, h / 3)} />
        <path d={`M2 ${h * 0.3}H${w - 2}M2 ${h * 0.7}H${w - 2}`} />
      </>
    );
  },
} satisfies Record<string, Silhouette>;

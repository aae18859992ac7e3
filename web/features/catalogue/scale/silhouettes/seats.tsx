import { repeat } from '../repeat.ts';
import type { Silhouette } from './silhouette.ts';

/** Sofas, chairs and other seating. */
export const seats = {
  sofa(w, h) {
    const leg = Math.min(12, h * 0.14);
    const arm = Math.min(22, w * 0.14);
    const seat = h * 0.52;
    const cushions = Math.max(1, Math.round((w - 2 * arm) / 75));
    const each = (w - 2 * arm) / cushions;
    return (
      <>
        <path d={`M${arm / 2} ${h - leg}v${leg}M${w - arm / 2} ${h - leg}v${leg}`} />
        <rect x={arm / 2} width={w - arm} height={h - leg} rx={7} />
        {repeat(cushions, (index) => (
          <rect
            key={index}
            x={arm + index * each}
            y={seat}
            width={each}
            height={h - leg - seat}
            rx={4}
          />
        ))}
        <rect y={h * 0.3} width={arm} height={h * 0.7 - leg} rx={6} />
        <rect x={w - arm} y={h * 0.3} width={arm} height={h * 0.7 - leg} rx={6} />
      </>
    );
  },
  chair(w, h) {
    const seat = Math.min(47, h * 0.55);
    return (
      <>
        <path d={`M${w * 0.14} ${h - seat}V${h}M${w * 0.86} ${h - seat}V${h}`} />
        <rect x={w * 0.08} width={w * 0.84} height={(h - seat) * 0.72} rx={5} />
        <path
          d={`M${w * 0.18} ${(h - seat) * 0.72}V${h - seat}M${w * 0.82} ${(h - seat) * 0.72}V${h - seat}`}
        />
        <rect y={h - seat} width={w} height={Math.min(7, seat * 0.2)} rx={3} />
      </>
    );
  },
  stool(w, h) {
    return (
      <>
        <path
          d={`M${w * 0.2} 6L${w * 0.08} ${h}M${w * 0.8} 6L${w * 0.92} ${h}M${w * 0.13} ${h * 0.68}H${w * 0.87}`}
        />
        <rect width={w} height={Math.min(8, h * 0.15)} rx={3} />
      </>
    );
  },
  swing(w, h) {
    const [seatWidth, seatHeight] = [w * 0.72, Math.min(75, h * 0.48)];
    return (
      <>
        <path d={`M${w * 0.14} 6L0 ${h}M${w * 0.14} 6L${w * 0.2} ${h}`} />
        <path d={`M${w * 0.86} 6L${w} ${h}M${w * 0.86} 6L${w * 0.8} ${h}`} />
        <path d={`M${w * 0.2} 12V${h * 0.6}M${w * 0.8} 12V${h * 0.6}`} />
        <rect x={w * 0.06} width={w * 0.88} height={Math.min(14, h * 0.1)} rx={4} />
        <g transform={`translate(${w * 0.14} ${h - seatHeight - h * 0.12})`}>
          {seats.sofa(seatWidth, seatHeight)}
        </g>
      </>
    );
  },
  soft(w, h) {
    return (
      <>
        <rect width={w} height={h} rx={Math.min(w, h) * 0.22} />
        <path d={`M${w * 0.06} ${h * 0.5}H${w * 0.94}`} />
      </>
    );
  },
} satisfies Record<string, Silhouette>;

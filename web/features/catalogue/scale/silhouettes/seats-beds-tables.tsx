import { divide, repeat, type Silhouette } from './silhouette.tsx';

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
        {divide(w, bars, (x) => `M${x} ${h * 0.08}V${h * 0.72}`)}
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

export const tables = {
  table(w, h) {
    const top = Math.min(5, h * 0.12);
    const leg = Math.min(7, w * 0.08);
    return (
      <>
        <rect x={w * 0.05} y={top} width={leg} height={h - top} />
        <rect x={w * 0.95 - leg} y={top} width={leg} height={h - top} />
        <rect x={w * 0.05} y={top} width={w * 0.9} height={top * 1.4} />
        <rect width={w} height={top} rx={1.5} />
      </>
    );
  },
  desk(w, h) {
    // Anything above desk height is a mirror or a shelf.
    const top = h > 95 ? h - 75 : 0;
    const board = Math.min(4, (h - top) * 0.1);
    const box = Math.min(45, w * 0.36);
    return (
      <>
        {top > 0 && <rect x={w * 0.2} width={w * 0.6} height={top} rx={4} />}
        <rect x={w * 0.03} y={top + board} width={5} height={h - top - board} />
        <rect x={w * 0.97 - box} y={top + board} width={box} height={h - top - board} />
        {divide(h - top - board, 3, (y) => `M${w * 0.97 - box} ${top + board + y}h${box}`)}
        <rect y={top} width={w} height={board} rx={1.5} />
      </>
    );
  },
} satisfies Record<string, Silhouette>;

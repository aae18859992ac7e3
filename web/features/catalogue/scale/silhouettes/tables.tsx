import { repeat } from '../repeat.ts';
import type { Silhouette } from './silhouette.ts';

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
        {repeat(2, (index) => (
          <path
            key={index}
            d={`M${w * 0.97 - box} ${top + board + ((h - top - board) * (index + 1)) / 3}h${box}`}
          />
        ))}
        <rect y={top} width={w} height={board} rx={1.5} />
      </>
    );
  },
} satisfies Record<string, Silhouette>;

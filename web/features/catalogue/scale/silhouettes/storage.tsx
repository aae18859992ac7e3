import { repeat } from '../repeat.ts';
import type { Silhouette } from './silhouette.ts';

/** Wardrobes, shelves and other storage. */
export const storage = {
  doors(w, h) {
    const doors = Math.max(1, Math.round(w / 50));
    const each = w / doors;
    return (
      <>
        <rect width={w} height={h} rx={1.5} />
        {repeat(doors, (index) => (
          <g key={index}>
            {index > 0 && <path d={`M${index * each} 3V${h - 6}`} />}
            <path
              d={`M${index * each + (index % 2 === 0 ? each - 6 : 6)} ${h * 0.46}v${Math.min(18, h * 0.12)}`}
            />
          </g>
        ))}
        <path d={`M0 ${h - 6}H${w}`} />
      </>
    );
  },
  shelves(w, h) {
    const rows = Math.max(2, Math.round(h / 36));
    const columns = Math.max(1, Math.round(w / 85));
    return (
      <>
        <rect width={w} height={h} rx={1} />
        {repeat(rows - 1, (index) => (
          <path key={index} d={`M0 ${((index + 1) * h) / rows}H${w}`} />
        ))}
        {repeat(columns - 1, (index) => (
          <path key={index} d={`M${((index + 1) * w) / columns} 0V${h}`} />
        ))}
      </>
    );
  },
  drawers(w, h) {
    const leg = Math.min(8, h * 0.1);
    const rows = Math.max(1, Math.round((h - leg) / 22));
    const columns = Math.max(1, Math.round(w / 90));
    const [wide, high] = [w / columns, (h - leg) / rows];
    return (
      <>
        <path d={`M5 ${h - leg}V${h}M${w - 5} ${h - leg}V${h}`} />
        <rect width={w} height={h - leg} rx={1.5} />
        {repeat(rows * columns, (index) => {
          const [x, y] = [(index % columns) * wide, Math.floor(index / columns) * high];
          return (
            <g key={index}>
              <rect x={x} y={y} width={wide} height={high} rx={1} />
              <path d={`M${x + wide * 0.4} ${y + high * 0.45}h${wide * 0.2}`} />
            </g>
          );
        })}
      </>
    );
  },
  lowboard(w, h) {
    const leg = Math.min(14, h * 0.22);
    const doors = Math.max(2, Math.round(w / 55));
    return (
      <>
        <path d={`M${w * 0.08} ${h - leg}V${h}M${w * 0.92} ${h - leg}V${h}`} />
        <rect width={w} height={h - leg} rx={2} />
        {repeat(doors - 1, (index) => (
          <path key={index} d={`M${((index + 1) * w) / doors} 3V${h - leg - 3}`} />
        ))}
      </>
    );
  },
  kitchen(w, h) {
    const hasUpper = h > 150;
    const counter = hasUpper ? 90 : h;
    const doors = Math.max(1, Math.round(w / 60));
    const lines = repeat(doors - 1, (index) => ((index + 1) * w) / doors);
    return (
      <>
        {hasUpper && <rect width={w} height={h - counter - 55} rx={1} />}
        {hasUpper && lines.map((x) => <path key={x} d={`M${x} 0V${h - counter - 55}`} />)}
        <rect y={h - counter + 4} width={w} height={counter - 4} />
        {lines.map((x) => (
          <path key={x} d={`M${x} ${h - counter + 4}V${h - 10}`} />
        ))}
        <path d={`M0 ${h - 10}H${w}`} />
        <rect y={h - counter} width={w} height={4} />
      </>
    );
  },
  screen(w, h) {
    const panels = Math.max(2, Math.round(w / 45));
    return repeat(panels, (index) => (
      <rect key={index} x={(index * w) / panels} width={w / panels} height={h} rx={1.5} />
    ));
  },
  box(w, h) {
    return <rect width={w} height={h} rx={2} />;
  },
} satisfies Record<string, Silhouette>;

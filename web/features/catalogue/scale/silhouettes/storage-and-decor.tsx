import { divide, repeat, type Silhouette } from './silhouette.tsx';

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
        {divide(h, rows, (y) => `M0 ${y}H${w}`)}
        {divide(w, columns, (x) => `M${x} 0V${h}`)}
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
        {divide(w, doors, (x) => `M${x} 3V${h - leg - 3}`)}
      </>
    );
  },
  kitchen(w, h) {
    const hasUpper = h > 150;
    const counter = hasUpper ? 90 : h;
    const doors = Math.max(1, Math.round(w / 60));
    return (
      <>
        {hasUpper && <rect width={w} height={h - counter - 55} rx={1} />}
        {hasUpper && divide(w, doors, (x) => `M${x} 0V${h - counter - 55}`)}
        <rect y={h - counter + 4} width={w} height={counter - 4} />
        {divide(w, doors, (x) => `M${x} ${h - counter + 4}V${h - 10}`)}
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
        {divide(w, folds, (x) => `M${x} 0V${h}`)}
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

import { deflateSync } from 'node:zlib';

/** Millimeters to the points of PDF. */
const points = 72 / 25.4;

/** Tags of the drawings that `previews` makes: groups, paths and rectangles. */
const tag = /<(\/?)(g|path|rect)\b([^>]*?)\/?>/g;
const operators: Record<string, string> = { M: 'm', L: 'l', C: 'c', Z: 'h' };

/**
 * A document of pages of one size, each the contents of an SVG in tenths of a millimeter. All is drawn as outlines, so
 * that it prints sharply everywhere and needs no fonts.
 * @param size in millimeters
 */
export function writePdf(pages: string[], size: { width: number; height: number }): Buffer {
  const [width, height] = [size.width * points, size.height * points];
  const idOf = (page: number) => 3 + 2 * page;
  const objects: (string | Buffer)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, page) => `${idOf(page)} 0 R`).join(' ')}] >>`,
    ],
  ];
  for (const [page, svg] of pages.entries()) {
    // Its vertical axis points downwards, that of PDF upwards.
    const scale = points / 10;
    const content = deflateSync(`${scale} 0 0 ${-scale} 0 ${height} cm\n${operatorsOf(svg)}`);
    objects.push(
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << >> /Contents ${idOf(page) + 1} 0 R >>`,
      ],
      [`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`, content, '\nendstream'],
    );
  }
  const chunks: Buffer[] = [];
  let end = 0;
  const write = (part: string | Buffer) => {
    const bytes = Buffer.from(part);
    chunks.push(bytes);
    end += bytes.length;
  };
  write('%PDF-1.4\n');
  const places = objects.map((parts, index) => {
    const place = end;
    for (const part of [`${index + 1} 0 obj\n`, ...parts, '\nendobj\n']) write(part);
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  write(`${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`);
  return Buffer.concat(chunks);
}

/** The drawing in the operators of PDF; a rectangle's corners are not rounded. */
function operatorsOf(svg: string): string {
  return Array.from(svg.matchAll(tag), ([, isEnd, name, text = '']) => {
    if (isEnd) return 'Q';
    const facts = Object.fromEntries(
      Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, key, value]) => [key, value]),
    );
    const begin = `q ${paintOf(facts['fill'])} ${matricesOf(facts['transform'])}`;
    if (name === 'g') return begin;
    if (name === 'path') return `${begin} ${outlineOf(facts['d'] ?? '')} f Q`;
    return `${begin} ${facts['x']} ${facts['y']} ${facts['width']} ${facts['height']} re f Q`;
  }).join('\n');
}

const paintOf = (fill?: string) =>
  fill
    ? `${[1, 3, 5].map((at) => (Number.parseInt(fill.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')} rg`
    : '';

function matricesOf(transform = ''): string {
  return Array.from(transform.matchAll(/(translate|scale)\(([^)]*)\)/g), ([, kind, list = '']) => {
    const [x = 0, y] = list.split(/[ ,]+/).map(Number);
    return kind === 'scale' ? `${x} 0 0 ${y ?? x} 0 0 cm` : `1 0 0 1 ${x} ${y ?? 0} cm`;
  }).join(' ');
}

/** @param d of absolute commands; a quadratic curve becomes a cubic one, as PDF has no other */
function outlineOf(d: string): string {
  let [x, y] = [0, 0];
  return Array.from(d.matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, command = '', list]) => {
    const at = (list?.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const from = [x, y];
    [x = x, y = y] = at.slice(-2);
    if (command !== 'Q') return `${at.join(' ')} ${operators[command]}`;
    const third = (start: number, control = 0) => Math.round((10 * (start + 2 * control)) / 3) / 10;
    const [controlX, controlY] = at;
    return `${third(from[0] ?? 0, controlX)} ${third(from[1] ?? 0, controlY)} ${third(x, controlX)} ${third(y, controlY)} ${x} ${y} c`;
  }).join(' ');
}

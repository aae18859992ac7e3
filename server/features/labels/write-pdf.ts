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
  const scale = points / 10;
  const idOf = (page: number) => 3 + 2 * page;
  const ids = pages.map((_, page) => `${idOf(page)} 0 R`).join(' ');
  const objects = pages.flatMap((svg, page) => {
    // The vertical axis of PDF points upwards.
    const drawing = `${scale} 0 0 ${-scale} 0 ${height} cm\n${operatorsOf(svg)}`;
    const content = deflateSync(drawing).toString('latin1');
    const box = `/MediaBox [0 0 ${width} ${height}]`;
    return [
      `<< /Type /Page /Parent 2 0 R ${box} /Resources << >> /Contents ${idOf(page) + 1} 0 R >>`,
      `<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n${content}\nendstream`,
    ];
  });
  objects.unshift(
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${ids}] >>`,
  );
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = String(file.length).padStart(10, '0');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

/** The drawing in the operators of PDF; a rectangle's corners are not rounded. */
function operatorsOf(svg: string): string {
  return Array.from(svg.matchAll(tag), ([, isEnd, name, text = '']) => {
    if (isEnd) return 'Q';
    const facts = Object.fromEntries<string | undefined>(
      Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value]) => [key, value]),
    );
    const { fill, transform, d = '', x, y, width, height } = facts;
    const color = fill?.match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16) / 255);
    const begin = `q ${color ? `${color.join(' ')} rg` : ''} ${matricesOf(transform)}`;
    if (name === 'g') return begin;
    const outline = name === 'path' ? outlineOf(d) : `${x} ${y} ${width} ${height} re`;
    return `${begin} ${outline} f Q`;
  }).join('\n');
}

function matricesOf(transform = ''): string {
  return Array.from(transform.matchAll(/(translate|scale)\(([^)]*)\)/g), ([, kind, list = '']) => {
    const [x = 0, y] = list.split(' ').map(Number);
    return kind === 'scale' ? `${x} 0 0 ${y} 0 0 cm` : `1 0 0 1 ${x} ${y ?? 0} cm`;
  }).join(' ');
}

/** @param d of absolute commands; a quadratic curve becomes a cubic one, as PDF has no other */
function outlineOf(d: string): string {
  let [x, y] = [0, 0];
  return Array.from(d.matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, command = '', list]) => {
    const at = (list?.match(/-?[\d.]+/g) ?? []).map(Number);
    const [fromX, fromY, middleX = 0, middleY = 0] = [x, y, ...at];
    [x = x, y = y] = at.slice(-2);
    if (command !== 'Q') return `${at.join(' ')} ${operators[command]}`;
    const third = (start: number, middle: number) => Math.round((start + 2 * middle) / 0.3) / 10;
    const first = `${third(fromX, middleX)} ${third(fromY, middleY)}`;
    return `${first} ${third(x, middleX)} ${third(y, middleY)} ${x} ${y} c`;
  }).join(' ');
}

import { encodeQR } from 'qr';
import { drawBox } from './pen.ts';
import { type Box, colors } from './preview-plan.ts';

/** In modules: what scanners need around a code, so that whatever surrounds it is not read as part of it. */
const quietZone = 4;

/** A code of `text` that fills a square box, on white with its quiet zone. */
export function drawQr(text: string, box: Box): string {
  const { left, top, width: side } = box;
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const module = side / rows.length;
  const round = (length: number) => Math.round(length * 100) / 100;
  // A path for each row, of one rectangle for each run of dark modules: single modules would show seams in print.
  const paths = rows.map((row, y) => {
    const marks = row.map((isDark) => (isDark ? '1' : '0')).join('');
    const [upper, lower] = [round(top + y * module), round(top + (y + 1) * module)];
    return Array.from(marks.matchAll(/1+/g), ({ index, 0: run }) => {
      const [from, to] = [index, index + run.length].map((x) => round(left + x * module));
      return `M${from} ${upper}L${to} ${upper}L${to} ${lower}L${from} ${lower}Z`;
    }).join('');
  });
  return `${drawBox(box, colors.surface)}<path fill="${colors.ink}" shape-rendering="crispEdges" d="${paths.join('')}"/>`;
}

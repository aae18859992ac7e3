import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PictureError } from '../../../platform/media/index.ts';

/** In bytes; what the shop comes with has five hundred. */
const mostBytes = 256 * 1024;
/** A drawing that refers to itself again and again would take for ever. */
const patienceMs = 8_000;

const program = fileURLToPath(new URL('draw-svg.process.ts', import.meta.url));

/**
 * Draws an SVG as PNG with librsvg, in a process of its own, which is killed if it takes long. It runs no script and, as
 * it is not told where the file is, opens no other file or address. Pictures inside could be as large as they like, so
 * there may be none.
 * @param side of the square that it just fits into, in pixels
 * @throws PictureError
 */
export async function drawSvg(svg: Buffer, side: number, patience = patienceMs): Promise<Buffer> {
  if (svg.length > mostBytes) throw new PictureError('too_large');
  if (/<\s*([\w.-]+:)?(image|feImage|include)\b/i.test(svg.toString('utf8'))) {
    throw new PictureError('not_a_picture');
  }
  const child = spawn(process.execPath, [program, String(side)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  // It may have ended before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(svg);
  const [png, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new PictureError('not_a_picture');
  return png;
}

/** Whether a file is a plain SVG: without a document type of its own, whose entities could grow without bounds. */
export function isSvg(file: Buffer): boolean {
  const start = file.subarray(0, 4096).toString('utf8');
  const comments = '(<!--[^]*?-->\\s*)*';
  const beforeSvg = `^\\uFEFF?\\s*(<\\?xml[^>]*\\?>\\s*)?${comments}(<!DOCTYPE svg[^[>]*>\\s*)?${comments}`;
  return new RegExp(`${beforeSvg}<svg[\\s>]`).test(start);
}

import { crc32, deflateSync } from 'node:zlib';
import type { Random } from '../../random.ts';
import type { FileValue } from './special-values.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const side = 40;

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of one color, in gray. */
function writePng(gray: number, width = side, height = side): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, gray.
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((side + 1) * side, gray);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const file = (bytes: Buffer, filename = 'photo.png'): FileValue => ({
  bytes,
  filename,
  type: 'image/png',
});

/** A picture that can be read. There are few, so that most are known already. */
export const drawPicture = (random: Random) => file(writePng(random.below(12) * 20));

/** A picture cut off, of a wrong size, bytes turned over, an empty file, or something else altogether. */
export function drawBrokenPicture(random: Random): FileValue {
  const whole = writePng(random.below(256));
  const turned = Buffer.from(whole);
  turned[random.below(turned.length)] = random.below(256);
  return random.pick([
    file(whole.subarray(0, random.below(whole.length))),
    file(turned),
    file(writePng(7, 60_000, 60_000)),
    file(writePng(7, 0, 0)),
    file(Buffer.alloc(0)),
    file(Buffer.alloc(0), ''),
    file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>')),
    file(Buffer.from('GIF89a')),
    file(Buffer.from('RIFF\u{4}\0\0\0WEBPVP8 ')),
    file(Buffer.from('name,price\nDivan,7\n'), '../../sheet.csv'),
    file(Buffer.from('PK\u{3}\u{4}'), 'sheet.xlsx'),
  ]);
}

import { crc32 } from 'node:zlib';
import { drawPngBomb } from '@orendi/server/platform/media/testing/png-bomb';
import fc from 'fast-check';

const side = 40;

const file = (content: Buffer | string, name = 'photo.png') =>
  new File([Uint8Array.from(Buffer.from(content))], name, { type: 'image/png' });

/** Pictures that can be read. There are few, so that most are known to the shop already. */
const readable = Array.from({ length: 12 }, (_, at) => drawPngBomb(side + at, side));

/** A picture whose header claims another size than it has. */
function claimSize(width: number, height: number): Buffer {
  const picture = drawPngBomb(side, side);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

export const pictures: fc.Arbitrary<File> = fc.constantFrom(...readable).map((one) => file(one));

/** A picture cut off, of a wrong size, with a byte changed, an empty file, or something else altogether. */
export const brokenPictures: fc.Arbitrary<File> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...readable), fc.nat(80))
    .map(([whole, at]) => file(whole.subarray(0, at % whole.length))),
  fc.tuple(fc.constantFrom(...readable), fc.nat(80), fc.nat(255)).map(([whole, at, byte]) => {
    const changed = Buffer.from(whole);
    changed[at % changed.length] = byte;
    return file(changed);
  }),
  fc.constantFrom(
    file(claimSize(60_000, 60_000)),
    file(claimSize(0, 0)),
    file(''),
    file('', ''),
    file('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'),
    file('GIF89a'),
    file('RIFF\u{4}\0\0\0WEBPVP8 '),
    file('name,price\nDivan,7\n', '../../sheet.csv'),
    file('PK\u{3}\u{4}', 'sheet.xlsx'),
  ),
);

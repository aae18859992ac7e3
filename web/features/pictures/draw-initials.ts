/** In pixels. */
const side = 512;

/** Deep enough for white letters. */
const grounds = ['#7a3b2e', '#2f5d50', '#34506e', '#5b4a7a', '#8a5a1c', '#6b2f4a'];

/** A logo for who has none: the first letters of the first two words of a name, on a color that the name decides. */
export async function drawInitials(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws nothing');
  const letters = initialsOf(name);
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  pen.fillStyle = grounds[sum % grounds.length] ?? '#000000';
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = '#ffffff';
  pen.font = `600 ${letters.length > 1 ? 220 : 280}px ${getComputedStyle(document.body).fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } =
    pen.measureText(letters);
  pen.fillText(letters, side / 2, (side + ascent - descent) / 2);
  const drawn = await canvas.convertToBlob({ type: 'image/png' });
  return new File([drawn], `${letters}.png`, { type: 'image/png' });
}

/** Signs, quotes and forms of companies (sh.p.k.) are no names. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '', second = ''] = words.map((word) => [...word][0]);
  return (first + second).toLocaleUpperCase();
}

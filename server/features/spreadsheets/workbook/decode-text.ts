import { SheetFault } from './sheet-fault.ts';

/**
 * The text of a CSV: UTF-16 where a byte order mark says so, else UTF-8, else what Excel writes on a Windows of the
 * Balkans that knows no UTF-8, in which `ë` and `ç` are the same as in western Europe.
 * @throws SheetFault for what is no text
 */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new SheetFault('broken');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

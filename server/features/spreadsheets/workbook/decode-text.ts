import { SheetFault } from './sheet-fault.ts';

/** The encoding of a text by its byte order mark; UTF-8 if it has none. */
export function seenEncoding([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/**
 * Decodes a CSV of a seller, who cannot be asked for its encoding. What is not UTF-8 is read as Windows-1252, which
 * Excel writes on older Windows systems in the Balkans and which has `ë` and `ç`.
 * @throws SheetFault for bytes that are not text
 */
export function decodeText(bytes: Buffer): string {
  const encoding = seenEncoding(bytes);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  if (bytes.includes(0)) throw new SheetFault('broken');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A name as it is compared: without case, accents, doubled spaces and curly apostrophes. `Këndorë` equals `KENDORE`. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The part of the package that is used; it ships no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2' | 'sfnt'; keepFeatures: string[]; noHinting: boolean },
  ): Promise<Buffer>;
}

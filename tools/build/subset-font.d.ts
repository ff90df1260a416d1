/** The part of subset-font that is used here; the package has no types. */
declare module 'subset-font' {
  /**
   * @param font a whole font, in any format that browsers support
   * @param text the characters to keep
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt';
      /** Axes of a variable font and where each is pinned. */
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}

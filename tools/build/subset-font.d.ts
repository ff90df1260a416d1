/** As much of subset-font as is used; the package brings no types. */
declare module 'subset-font' {
  /**
   * @param font a whole font, in any format that browsers know
   * @param text the characters to keep
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}

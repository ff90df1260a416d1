/** What every page has before its first section, in bytes of brotli: head, theme, header, footer, start. Measured on built pages. */
export const FRAME_BYTES = 7_200;
/** How large the build's brotli makes a page's sections, relative to gzip. Measured on the pages of both brands. */
const BROTLI_OF_GZIP = 0.82;
/** The largest document that `e2e/budgets.spec.ts` lets pass, in bytes of brotli: 14,600, less about a thousand for headers. */
export const DOCUMENT_BUDGET = 13_600;

async function gzipBytes(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

/** The rules of the sections; the brand's are counted with what every page has, and those of faces are the workshop's. */
const stylesOf = (page: Document): string =>
  [...page.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
    .flatMap(({ sheet }) => sheet ?? [])
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('');

/**
 * About how much the document of the page on a canvas will weigh on the site, in bytes of brotli: its sections and their styles,
 * compressed here, and what every page has. Within a tenth of what the build made of the pages it was tried on.
 */
export async function weighDocument(page: Document): Promise<number> {
  const main = page.querySelector('main')?.innerHTML ?? '';
  return FRAME_BYTES + Math.round((await gzipBytes(main + stylesOf(page))) * BROTLI_OF_GZIP);
}

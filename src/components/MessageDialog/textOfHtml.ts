const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** What follows `&`: a name, or a number such as `#39` and `#x611f`, as some servers write everything that is not Latin. */
function characterOf(reference: string): string | undefined {
  if (!reference.startsWith('#')) return ENTITIES[reference];
  const code = Number(`0${reference.slice(1)}`);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** The words of an html text, to show as plain text (never as html: they may still hold `<`). */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<(?:br|\/(?:p|li|div))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(#?\w+);/g, (entity, reference: string) => characterOf(reference) ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

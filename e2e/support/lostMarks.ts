/**
 * Finds what is lost in forced colours, which omit backgrounds and shadows: marks that take up room but show nothing, edges that
 * are cut off, and replacements of disabled controls that look enabled. Runs in the page, in forced colours.
 *
 * @returns what is lost, one line each
 */
export function lostMarks(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const systemColor = (name: string) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const [ground, unavailable] = [systemColor('Canvas'), systemColor('GrayText')];
  probe.remove();
  const hasEdge = ({ borderTopStyle, borderTopWidth, borderLeftWidth }: CSSStyleDeclaration) =>
    borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) + Number.parseFloat(borderLeftWidth) > 0;
  const isSmall = (...sizes: readonly number[]) => Math.min(...sizes) > 0 && Math.min(...sizes) <= 16;
  const isGap = (mark: CSSStyleDeclaration) =>
    mark.content === '""' &&
    mark.visibility === 'visible' &&
    mark.forcedColorAdjust !== 'none' &&
    ['static', 'relative'].includes(mark.position) &&
    // Large ones are struts.
    isSmall(Number.parseFloat(mark.width), Number.parseFloat(mark.height)) &&
    [ground, 'rgba(0, 0, 0, 0)'].includes(mark.backgroundColor) &&
    !hasEdge(mark);
  const problems: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const name = `${element.closest('[data-story]')?.getAttribute('data-story') ?? ''} ${element.outerHTML.slice(0, 120)}`;
    for (const part of ['::before', '::after'])
      if (isGap(getComputedStyle(element, part))) problems.push(`a gap: ${part} of ${name}`);
    const style = getComputedStyle(element);
    if (style.clipPath.startsWith('inset') && hasEdge(style) && element.clientWidth > 1)
      problems.push(`cut edges: ${name}`);
    if (element.matches(':disabled + [aria-hidden=true]') && style.color !== unavailable)
      problems.push(`looks available: ${name}`);
  }
  return problems;
}

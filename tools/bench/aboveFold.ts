/** The smallest area, in CSS pixels, that counts as a picture: logos and icons are smaller. */
const PICTURE_AREA = 100 * 100;

/** Whether enough of a picture is in the window of a page just opened for it to be the largest contentful paint. */
export function isPictureAboveFold(
  { left, top, right, bottom }: Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>,
  { width, height }: Pick<DOMRectReadOnly, 'width' | 'height'>,
): boolean {
  const visibleWidth = Math.min(right, width) - Math.max(left, 0);
  const visibleHeight = Math.min(bottom, height) - Math.max(top, 0);
  return visibleWidth > 0 && visibleHeight > 0 && visibleWidth * visibleHeight >= PICTURE_AREA;
}

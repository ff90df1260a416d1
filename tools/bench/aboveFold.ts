/** From how large an area on, in CSS pixels, it counts as a picture: logos and icons are smaller. */
const PICTURE_AREA = 100 * 100;

/** Whether so much of a picture is in the window of a page that was just opened that it may be what is painted last. */
export function isPictureAboveFold(
  { left, top, right, bottom }: Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>,
  { width, height }: Pick<DOMRectReadOnly, 'width' | 'height'>,
): boolean {
  const visibleWidth = Math.min(right, width) - Math.max(left, 0);
  const visibleHeight = Math.min(bottom, height) - Math.max(top, 0);
  return visibleWidth > 0 && visibleHeight > 0 && visibleWidth * visibleHeight >= PICTURE_AREA;
}

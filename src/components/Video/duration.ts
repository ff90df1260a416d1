const two = (part: number): string => String(part).padStart(2, '0');

/**
 * A duration as players write it: `2:05`, `1:02:05`.
 *
 * @param seconds rounded to whole ones
 * @returns undefined for 0 and for what is not a duration
 */
export function formatDuration(seconds: number): string | undefined {
  const whole = Math.round(seconds);
  if (!Number.isFinite(whole) || whole <= 0) return undefined;
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return hours === 0 ? `${minutes}:${two(whole % 60)}` : `${hours}:${two(minutes)}:${two(whole % 60)}`;
}

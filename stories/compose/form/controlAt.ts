import type { LangCode } from '@plinth/ui/contract';
import { LANGUAGE_NAMES, placeName } from '../model/labels.ts';
import type { Path } from '../model/values.ts';

/**
 * The control of a value, by the name that its form gives it.
 *
 * @param form where it is looked for
 * @param path of the value in its section, or in its page
 * @param langCode whose control it should be, where each language has its own
 * @returns the first control of what is around the value when it has none itself; undefined when that has none either
 */
export function controlAt(
  form: Element,
  path: Path,
  langCode: LangCode | undefined,
): HTMLElement | undefined {
  const named = [...form.querySelectorAll<HTMLElement>('[aria-label]')].map((control) => ({
    control,
    name: control.getAttribute('aria-label')?.toLowerCase(),
  }));
  const language = langCode === undefined ? '' : `, ${LANGUAGE_NAMES[langCode].toLowerCase()}`;
  for (let steps = path.length; steps > 0; steps -= 1) {
    const name = placeName(path.slice(0, steps)).toLowerCase();
    const inside = named.filter((each) =>
      [`${name}: `, `${name} 1`].some((start) => each.name?.startsWith(start)),
    );
    const found =
      named.find((each) => each.name === `${name}${language}`) ??
      named.find((each) => each.name === name) ??
      inside.find((each) => each.name?.endsWith(language)) ??
      inside[0];
    if (found) return found.control;
  }
  return undefined;
}

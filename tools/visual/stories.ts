import type { Tab } from './browser.ts';
import { type Catalogue, type Mode, checkParameter } from './catalogue.ts';
import { CouldNotRun } from './failure.ts';
import { extractStories } from './inPage.ts';
import type { LeftOut, Picture, PictureList } from './picture.ts';
import { WORKSHOP_ORIGIN } from './serve.ts';
import { withinTime } from './withinTime.ts';

/** A story as the built workshop knows it. */
export type Story = Exclude<Awaited<ReturnType<typeof extractStories>>, string>[number];

/**
 * The stories of the build that a window shows, from the running preview, which alone knows their parameters.
 *
 * @param limit how long the workshop may take to start, in milliseconds: if its own modules throw, it never does
 * @throws CouldNotRun where it does not start
 */
export async function readStories(tab: Tab, limit = 60_000): Promise<Story[]> {
  await tab.goto(`${WORKSHOP_ORIGIN}/iframe.html`);
  const late = `it was not ready after ${limit / 1000} s. The console of a browser may say why.`;
  const answer = await withinTime(tab.evaluate(extractStories, undefined), limit, late);
  if (typeof answer === 'string') throw new CouldNotRun(`The workshop does not start: ${answer}`);
  return answer;
}

const factsOf = ({ name: _name, ...rest }: Mode): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The pictures to take of the stories, in their modes. */
export function listPictures(stories: readonly Story[], catalogue: Catalogue): PictureList {
  const pictures: Picture[] = [];
  const leftOut: LeftOut[] = [];
  for (const { id: storyId, title, name, file, parameter } of stories) {
    const wish = checkParameter(storyId, parameter, catalogue);
    if (wish !== undefined && 'skip' in wish) leftOut.push({ storyId, title, name, reason: wish.reason });
    for (const modeName of catalogue.modesFor(title, wish)) {
      const mode = catalogue.modeOf(modeName);
      const { width, height } = mode;
      pictures.push({
        id: `${storyId}.${mode.name}`,
        storyId,
        title,
        name,
        file,
        mode: mode.name,
        facts: factsOf(mode),
        width,
        height,
        globals: catalogue.globalsParameter(mode),
      });
    }
  }
  return { pictures, leftOut };
}

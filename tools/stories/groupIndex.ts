import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

const nameOf = ({ title, name }: IndexEntry): string => `${title}: ${name}`;

interface Group {
  weight: number;
  readonly stories: IndexEntry[];
}

/** Whole pages take two to three times as long as parts. */
const WHOLE_PAGES = /^(Pages|Flows|Recipes)\//;
const weightOf = ({ title }: IndexEntry): number => (WHOLE_PAGES.test(title) ? 2.5 : 1);

/**
 * Regroups an index for the test-runner, which opens a new page for every title. A page costs a second and more, a story
 * in an open page a tenth of that; so titles share pages, as few as the workers need, and every test is named after its
 * story. Stories keep their ids.
 *
 * @param workers how many pages are worked on at the same time
 * @param only the stories, by names such as `Pages/Home: Ready`; all when missing
 */
export function groupIndex(index: StoryIndex, workers: number, only = /^/): StoryIndex {
  const stories = Object.values(index.entries).filter(
    (entry) => entry.type === 'story' && only.test(nameOf(entry)),
  );
  const groups = Array.from({ length: workers }, (): Group => ({ weight: 0, stories: [] }));
  const byTitle = Map.groupBy(stories, ({ title }) => title);
  for (const entries of byTitle.values()) {
    const lightest = groups.reduce((best, group) => (group.weight < best.weight ? group : best));
    lightest.stories.push(...entries);
    for (const entry of entries) lightest.weight += weightOf(entry);
  }
  const renamed = groups.flatMap(({ stories: group }, number) =>
    group.map((entry) => ({ ...entry, title: `Page ${number + 1}`, name: nameOf(entry) })),
  );
  return { v: index.v, entries: Object.fromEntries(renamed.map((entry) => [entry.id, entry])) };
}

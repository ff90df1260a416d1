import { useEffect, useState } from 'react';
import { INITIAL_GLOBALS, type VariantName } from '../../../.storybook/globals.ts';
import { type ChooseWords, wordsFor } from '../../../.storybook/words.ts';
import { sectionLabel } from '../model/labels.ts';
import type { Data } from '../model/values.ts';

interface StoryFile {
  readonly default: {
    readonly title: string;
    readonly parameters?: { readonly words?: ChooseWords<object> };
  };
}

/** Props of a section as its own story has them. */
export type Sample = Data;

const files = import.meta.glob<StoryFile>([
  '../../sections/*.stories.tsx',
  '../../components/{Banner,ComparisonTable,Tabs,Timeline}.stories.tsx',
]);

/** Sample props of each section in a brand, by its name. */
export async function readSamples(variant: VariantName): Promise<Readonly<Record<string, Sample>>> {
  const stories = await Promise.all(Object.values(files).map((load) => load()));
  const look = wordsFor({ ...INITIAL_GLOBALS, locale: 'en', variant });
  return Object.fromEntries(
    stories.map(({ default: { title, parameters } }) => {
      const name = title.replace(/^.*\//, '');
      // A part that stands in a band has no heading of its own.
      return [name, { heading: sectionLabel(name), ...parameters?.words?.(...look) }];
    }),
  );
}

/** What the palette's miniatures show: the words of the sections' own stories. They load after the page itself. */
export function useSamples(variant: VariantName): Readonly<Partial<Record<string, Sample>>> {
  const [samples, setSamples] = useState<Readonly<Partial<Record<string, Sample>>>>({});
  useEffect(() => {
    let isWanted = true;
    void readSamples(variant).then((read) => {
      if (isWanted) setSamples(read);
    });
    return () => {
      isWanted = false;
    };
  }, [variant]);
  return samples;
}

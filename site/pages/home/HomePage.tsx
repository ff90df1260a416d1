import type { HomeData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import type { PageProps } from '../../shell/pageModules.ts';
import { useRuntime } from '../../shell/runtime.ts';
import { HomePart } from './HomePart.tsx';

/** The home page: the brand's sections in the brand's order. A failure of its data leaves the rest working. */
export function Page({ data }: PageProps<HomeData>): JSX.Element {
  const { variant } = useRuntime();
  return (
    <>
      {variant.home.map((part, index) => (
        // Neighbours stand on different grounds, so that scrolling has rhythm.
        <HomePart
          key={part.section}
          part={part}
          home={data}
          tone={part.tone ?? (index % 2 === 0 ? 'surface' : 'sunken')}
        />
      ))}
    </>
  );
}

import type { JSX } from 'react';
import { useLangCode } from '../../app/language.ts';
import { useLoading } from '../../app/loading.ts';
import { requests } from '../../app/requests.ts';
import { useRuntime } from '../../app/runtime.ts';
import { useAnchorScroll } from '../../app/useNavigationEffects.ts';
import { usePageData } from '../../app/usePageData.ts';
import { usePageHead } from '../../app/usePageHead.ts';
import { HomePart } from './HomePart.tsx';

/** The home page: the brand's sections in the brand's order. A failure of its data leaves the rest working. */
export function Page(): JSX.Element {
  const langCode = useLangCode();
  const { variant } = useRuntime();
  const home = usePageData(requests.home(langCode));
  const isLoading = home.status === 'loading';
  useLoading(isLoading);
  useAnchorScroll(!isLoading);
  usePageHead({ page: 'home' });
  return (
    <>
      {variant.home.map((part, index) => (
        // Neighbours stand on different grounds, so that scrolling has rhythm.
        <HomePart
          key={part.section}
          part={part}
          home={home}
          tone={part.tone ?? (index % 2 === 0 ? 'surface' : 'sunken')}
        />
      ))}
    </>
  );
}

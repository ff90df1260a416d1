import { Suspense, lazy, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { WorkshopGlobals } from '../../.storybook/globals.ts';
import { standing } from './standing.ts';

/** Heavy, and wanted by nobody who looks at another story. */
const Composer = lazy(async () => ({ default: (await import('./Composer.tsx')).Composer }));

/** Told when nothing is left of the composer. */
let tellFailure: (error: unknown) => void = () => undefined;

const place = document.createElement('div');
const root = createRoot(place, { onUncaughtError: (error) => tellFailure(error) });
const hold = standing(place);

/** Holds the one composer, which goes on where Storybook begins the story anew, and fails where the composer does. */
export function StandingComposer({
  variant,
  theme,
  locale,
}: Pick<WorkshopGlobals, 'variant' | 'theme' | 'locale'>) {
  const [turn] = useState(() => Symbol('turn'));
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    tellFailure = (error) => setFailure({ error });
    root.render(
      <Suspense fallback={<p role="status">Opening the composer…</p>}>
        {/* Another brand's composer begins anew: not for a moment are one brand's pages looked for in the other's folder. */}
        <Composer key={variant} {...{ variant, theme, locale, turn }} />
      </Suspense>,
    );
  });
  // Where Storybook shows what went wrong.
  if (failure !== undefined) throw failure.error;
  return <div ref={hold} />;
}

import { Suspense, lazy, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { WorkshopGlobals } from '../../.storybook/globals.ts';

/** Heavy, and wanted by nobody who looks at another story. */
const Composer = lazy(async () => ({ default: (await import('./Composer.tsx')).Composer }));

/** Told when nothing is left of the composer. */
let tellFailure: (error: unknown) => void = () => undefined;

/**
 * Where the composer stands: beside what Storybook draws. It draws a story anew whenever it hears of changed files, as it does when the
 * composer saves, and leaves the story nothing: no focus either, and then letters that are being typed go nowhere.
 */
const place = document.createElement('div');
place.id = 'composer';
// While it prepares a story, Storybook hides all that the body holds.
place.style.setProperty('display', 'contents', 'important');
// Its keys are its own: of some of them Storybook goes to another story.
place.addEventListener('keydown', (event) => event.stopPropagation());
const root = createRoot(place, { onUncaughtError: (error) => tellFailure(error) });
addons.getChannel().on(STORY_CHANGED, () => place.remove());

function stand(): void {
  if (place.isConnected) return;
  // The one of before its code changed.
  document.getElementById(place.id)?.remove();
  document.body.append(place);
  for (const dialog of place.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    // One that was taken out of the document is open still, and no longer above the others.
    dialog.removeAttribute('open');
    dialog.showModal();
  }
}

/** Shows the one composer, which goes on where Storybook begins the story anew, and fails where the composer does. */
export function StandingComposer({
  variant,
  theme,
  locale,
}: Pick<WorkshopGlobals, 'variant' | 'theme' | 'locale'>) {
  const [turn] = useState(() => Symbol('turn'));
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(stand, []);
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
  return null;
}

import { Suspense, lazy, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { WorkshopGlobals } from '../../.storybook/globals.ts';

/** Heavy, and not needed by other stories. */
const Composer = lazy(async () => ({ default: (await import('./Composer.tsx')).Composer }));

/** Called when nothing is left of the composer. */
let tellFailure: (error: unknown) => void = () => undefined;

/**
 * Where the composer stands: beside what Storybook renders. Storybook renders a story anew whenever files change, as they do when the
 * composer saves, and the story then loses everything, the focus too: letters that are being typed would go nowhere.
 */
const place = document.createElement('div');
place.id = 'composer';
// While it prepares a story, Storybook hides everything in the body.
place.style.setProperty('display', 'contents', 'important');
// Keys stay in the composer: some of them make Storybook go to another story.
place.addEventListener('keydown', (event) => event.stopPropagation());
const root = createRoot(place, { onUncaughtError: (error) => tellFailure(error) });
addons.getChannel().on(STORY_CHANGED, () => place.remove());

function stand(): void {
  if (place.isConnected) return;
  // The one from before its code changed.
  document.getElementById(place.id)?.remove();
  document.body.append(place);
  for (const dialog of place.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    // One that was taken out of the document is still open, but no longer above the others.
    dialog.removeAttribute('open');
    dialog.showModal();
  }
}

/** Shows the one composer, which survives when Storybook begins the story anew, and fails when the composer does. */
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
        {/* The composer begins anew for another brand, so that it never looks for one brand's pages in the other's folder. */}
        <Composer key={variant} {...{ variant, theme, locale, turn }} />
      </Suspense>,
    );
  });
  // Thrown here, so that Storybook shows it.
  if (failure !== undefined) throw failure.error;
  return null;
}

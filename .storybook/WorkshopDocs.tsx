import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, createContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { applyBrand } from './brandStyle.ts';
import { INITIAL_GLOBALS, toolbarOf } from './globals.ts';
import { WORKSHOP_THEMES } from './theme.ts';

/** The toolbar's settings, for what docs pages render themselves. */
export const ToolbarContext = createContext(INITIAL_GLOBALS);

/** The frame of every docs page: puts the toolbar's brand, language and colour scheme on pages that show no story as well. */
export function WorkshopDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState(() => toolbarOf(window) ?? INITIAL_GLOBALS);
  useEffect(() => {
    // Not from the channel, which also reports the stories in frames of this page.
    const update = () => setGlobals((known) => toolbarOf(window) ?? known);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  useEffect(() => {
    applyBrand(globals);
  }, [globals]);
  useEffect(() => {
    // Storybook's link to a story alone carries nothing of the toolbar. Not by `PREVIEW_URL`, which is the address of frames too:
    // one that loads late would begin with settings that are no longer the toolbar's.
    const carry = ({ target }: Event) => {
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="iframe.html?id="]');
      if (!link) return;
      const address = new URL(link.href);
      const settings = Object.entries(globals).map((setting) => setting.join(':'));
      address.searchParams.set('globals', settings.join(';'));
      link.href = `iframe.html${address.search}`;
    };
    // By the keyboard there is only a click; a new tab by the pointer needs none.
    const events = ['pointerdown', 'click'];
    for (const event of events) document.addEventListener(event, carry, true);
    return () => {
      for (const event of events) document.removeEventListener(event, carry, true);
    };
  }, [globals]);
  return (
    <DocsContainer context={context} theme={WORKSHOP_THEMES[globals.theme]}>
      <ToolbarContext value={globals}>{children}</ToolbarContext>
    </DocsContainer>
  );
}

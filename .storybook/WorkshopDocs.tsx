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
  return (
    <DocsContainer context={context} theme={WORKSHOP_THEMES[globals.theme]}>
      <ToolbarContext value={globals}>{children}</ToolbarContext>
    </DocsContainer>
  );
}

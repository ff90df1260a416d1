import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, createContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyBrand } from './brandStyle.ts';
import { INITIAL_GLOBALS, readGlobals } from './globals.ts';
import { WORKSHOP_THEMES } from './theme.ts';

type Channel = DocsContainerProps['context']['channel'];
interface GlobalsPayload {
  readonly globals: Record<string, unknown>;
}

/** The newest globals that the channel has seen; the URL's come with the first message. */
function newestGlobals(channel: Channel): Record<string, unknown> {
  const [payload]: GlobalsPayload[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return payload?.globals ?? {};
}

/** What the toolbar says, for what docs pages draw themselves. */
export const ToolbarContext = createContext(INITIAL_GLOBALS);

/** The frame of every docs page: puts the toolbar's brand, language and colour scheme on pages that show no story as well. */
export function WorkshopDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState(() => newestGlobals(channel));
  useEffect(() => {
    const update = (payload: GlobalsPayload) => setGlobals(payload.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  useEffect(() => {
    applyBrand(readGlobals(globals));
  }, [globals]);
  return (
    <DocsContainer context={context} theme={WORKSHOP_THEMES[readGlobals(globals).theme]}>
      <ToolbarContext value={readGlobals(globals)}>{children}</ToolbarContext>
    </DocsContainer>
  );
}

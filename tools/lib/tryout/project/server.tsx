import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ENDPOINTS } from '@plinth/ui/contract';
import { createTheme, neutralDecisions, themeCss } from '@plinth/ui/tokens';
import { Page } from './Page.tsx';

const page = (
  <StrictMode>
    <Page />
  </StrictMode>
);

function atOnce(): { styles: string; markup: string } {
  const sheet = new ServerStyleSheet();
  const markup = renderToString(sheet.collectStyles(page));
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { styles, markup };
}

async function streamed(): Promise<string> {
  const sheet = new ServerStyleSheet();
  const rendering = renderToPipeableStream(sheet.collectStyles(page));
  const through = new PassThrough();
  const markup = text(sheet.interleaveWithNodeStream(through));
  const finished = once(through, 'end');
  rendering.pipe(through);
  await finished;
  return markup;
}

const theme = createTheme({ ...neutralDecisions, name: 'foreign', accent: '#0b7a53' });
const answer = {
  ...atOnce(),
  streamed: await streamed(),
  css: themeCss(theme),
  endpoints: Object.keys(ENDPOINTS),
};
process.stdout.write(JSON.stringify(answer));

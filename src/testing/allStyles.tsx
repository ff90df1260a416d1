import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyle } from '../primitives/GlobalStyle.ts';
import { EVERY_COMPONENT } from './everyComponent.tsx';

/** The styles of every exported component, as a style sheet. */
export function allStyles(): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(
      sheet.collectStyles(
        <>
          <GlobalStyle />
          {Object.entries(EVERY_COMPONENT).map(([name, make]) => (
            <div key={name}>{make({}, 2)}</div>
          ))}
        </>,
      ),
    );
    return sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|\/\*!sc\*\//g, '');
  } finally {
    sheet.seal();
  }
}

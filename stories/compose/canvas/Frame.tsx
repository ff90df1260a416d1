import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';

interface FrameProps {
  /** Names the frame for assistive technology. */
  readonly title: string;
  readonly lang: string;
  readonly theme: 'light' | 'dark';
  /** A style sheet for the document in it. */
  readonly css: string;
  /** In CSS pixels, as the page in it sees them. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly children: ReactNode;
}

const EMPTY = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';

/** The workshop's bundled fonts are in style sheets of their own. */
function bringFaces(to: Document): void {
  const sheets = document.querySelectorAll('link[rel="stylesheet"], style[data-vite-dev-id*="noto-sans"]');
  for (const sheet of sheets) to.head.append(to.importNode(sheet, true));
}

/** What the site puts on the root of its own documents. */
function dress(inner: Document, { lang, theme, title }: Pick<FrameProps, 'lang' | 'theme' | 'title'>): void {
  const root = inner.documentElement;
  root.lang = lang;
  root.dataset['theme'] = theme;
  inner.title = title;
}

/** A document of its own, so that its content has a window with its own width, and no other styles. */
export function Frame({ title, lang, theme, css, width, height, scale, children }: FrameProps) {
  const [loaded, setInner] = useState<Document | null>(null);
  // A frame that was taken out and put back soon gets a new document; nothing can be rendered into the old one.
  const inner = loaded?.defaultView === null ? null : loaded;
  const take = useCallback((frame: HTMLIFrameElement | null) => {
    if (frame === null) return undefined;
    const ready = () => {
      const { contentDocument } = frame;
      if (contentDocument === null) return;
      bringFaces(contentDocument);
      setInner(contentDocument);
    };
    frame.addEventListener('load', ready);
    return () => frame.removeEventListener('load', ready);
  }, []);
  useEffect(() => {
    if (inner !== null) dress(inner, { lang, theme, title });
  }, [inner, lang, theme, title]);
  return (
    <div className="compose-frame" style={{ inlineSize: width * scale }}>
      {/* Its content comes from here alone, and in a sandbox without scripts WebKit reports no presses. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={take}
        title={title}
        srcDoc={EMPTY}
        style={{ inlineSize: width, blockSize: height / scale, transform: `scale(${scale})` }}
      />
      {inner !== null &&
        createPortal(
          <StyleSheetManager target={inner.head}>
            <style>{css}</style>
            {children}
          </StyleSheetManager>,
          inner.body,
        )}
    </div>
  );
}

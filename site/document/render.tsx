import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { pictures } from 'virtual:pictures';
import { variant } from 'virtual:variant';
import type { Dictionary } from '../texts/dictionary.ts';
import { PlainLink } from '../shell/AppLink.tsx';
import { createAnswerStore } from '../data/answers.ts';
import { createI18n } from '../texts/i18n.ts';
import { loadPageModule } from '../shell/loadPage.ts';
import { SILENT_API } from '../data/silentApi.ts';
import { SiteApp } from '../shell/SiteApp.tsx';
import { textsOf } from '../texts/pageTexts.ts';
import { pages } from '../pages/sources.ts';
import type { PageInLanguage } from '../routes/index.ts';

/** The data from which one page is rendered. */
export interface RenderInput extends PageInLanguage {
  /** Without the base. */
  readonly path: string;
  readonly dictionary: Dictionary;
  readonly data: Readonly<Record<string, unknown>>;
  readonly basePath: string;
  readonly siteUrl: string;
}

/** A page as html, and the styles that this page needs. */
export interface RenderedPage {
  readonly html: string;
  /** A whole `<style>` element, or nothing. */
  readonly styleElement: string;
  /** The keys of texts that the page uses and the dictionary lacks. */
  readonly missing: ReadonlySet<string>;
}

/** Renders one page as it stands before the app starts. */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const answers = createAnswerStore(SILENT_API, input.data);
  await loadPageModule(input, { pages, answers });
  const missing = new Set<string>();
  const i18n = createI18n({
    texts: { [input.langCode]: textsOf(input.page, input.dictionary) },
    onMissingKey: (key) => missing.add(key),
  });
  const errors: unknown[] = [];
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouter basename={input.basePath} location={`${input.basePath}${input.path.slice(1)}`}>
            <SiteApp
              link={PlainLink}
              runtime={{
                variant,
                api: SILENT_API,
                plainHost: import.meta.env.PLAIN_HOST === true,
                i18n,
                pages,
                assetBase: input.basePath,
                basePath: input.basePath,
                pictures,
                answers,
                initialPath: input.path,
                siteUrl: input.siteUrl,
                activeLanguage: () => input.langCode,
              }}
            />
          </StaticRouter>
        </StrictMode>,
      ),
      // React would leave a part that throws to the browser; a finished page must have all parts.
      { onError: (error) => void errors.push(error), progressiveChunkSize: Infinity },
    );
    const html = await new Response(prelude).text();
    if (errors.length > 0) throw new Error(`${input.path} could not be rendered`, { cause: errors[0] });
    return { html, styleElement: sheet.getStyleTags(), missing };
  } finally {
    sheet.seal();
  }
}

import type { BuildManifest } from '@plinth/server/manifest';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import type { Options } from './options.ts';
import { STATES, type State } from './states.ts';

/** One picture to take. */
export interface Shot {
  readonly variant: string;
  readonly language: LangCode;
  /** The page or state, such as `home` or `service-2`. */
  readonly page: string;
  readonly theme: string;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  /** Below the site's base, with a slash at its start. */
  readonly path: string;
  readonly state?: State;
  /** Below the output folder. */
  readonly file: string;
}

interface Subject {
  readonly page: string;
  readonly language: LangCode;
  readonly path: string;
  readonly state?: State;
}

/** `/main/en/service/2` is `service-2`, `/errorPage` is `error`. */
function nameOf(path: string): string {
  const name = path.replace(/^\/(?:main\/[^/]+\/)?/, '').replaceAll('/', '-');
  return { index: 'home', favorablePlan: 'plan', errorPage: 'error' }[name] ?? name;
}

/** Every finished page; one without a language in its path is shown in each. */
function pagesOf({ pages }: BuildManifest): Subject[] {
  return pages.flatMap(({ path }) => {
    const named = LANG_CODES.filter((code) => path.startsWith(`/main/${code}/`));
    return (named.length > 0 ? named : LANG_CODES).map((language) => ({
      page: nameOf(path),
      language,
      path,
    }));
  });
}

const statesOf = (language: LangCode): Subject[] =>
  STATES.map((state) => ({ page: state.name, language, path: state.path(language), state }));

/** Everything of one built site that was asked for. */
export function planShots(manifest: BuildManifest, options: Options): Shot[] {
  const { variant } = manifest;
  const { themes, widths, pages, languages } = options;
  const subjects = [...pagesOf(manifest), ...LANG_CODES.flatMap(statesOf)].filter(
    ({ page, language }) => languages.includes(language) && (pages?.includes(page) ?? true),
  );
  return subjects.flatMap((subject) =>
    themes.flatMap((theme) =>
      widths
        .filter((width) => width < (subject.state?.below ?? Infinity))
        .map((width) => ({
          ...subject,
          variant,
          theme,
          width,
          file: `${variant}/${subject.language}/${subject.page}-${theme}-${width}.png`,
        })),
    ),
  );
}

import { CONTACT_ID, MAIN_ID } from '../routes/index.ts';
import { anchorsOf, deadLink } from './links.ts';
import { isRecord } from './content.ts';
import { type CheckContext, type Problem, Reader, found, unknownName } from './reader.ts';
import { type RawProps, SECTIONS, type SectionName, migrated, schemaOf } from './sections.ts';

/** A section as its file has it: its name, and its props beside it. */
export interface PageSection extends RawProps {
  readonly section: SectionName;
}

/** A page as its file has it. */
export interface Page {
  readonly title: string;
  readonly description: string;
  /** The picture on the page's share image, below the site's base. */
  readonly picture?: string;
  readonly sections: readonly PageSection[];
}

/** A section as a browser gets it: its words parsed, its pictures and addresses resolved. */
export interface SectionContent {
  readonly section: SectionName;
  readonly props: RawProps;
}

/** A page as a browser gets it. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly SectionContent[];
}

/** The result of checking a page. */
export interface CheckedPage {
  /** What has to be mended; without problems the page can be shown. */
  readonly problems: readonly Problem[];
  /** The page as its file has it, with today's names. */
  readonly page: Page;
  /** The page as a browser gets it; what has a problem is left out. */
  readonly content: PageContent;
}

/** What is shown of a file that holds no page. */
export const EMPTY_PAGE = { title: '', description: '', sections: [] } as const satisfies PageContent;

const PAGE_KEYS = ['title', 'description', 'picture', 'sections'] as const;

/** An anchor that links and style sheets can name. */
const ANCHOR = /^[a-z][a-z\d-]*$/;

/** Checks a page that was read from a file or made in an editor, and turns it into what a browser gets. */
export function checkPage(value: unknown, context: CheckContext): CheckedPage {
  const reader = new Reader(context);
  const { problems } = reader;
  if (!isRecord(value)) {
    reader.refuse([], `expected a page: title, description and sections; found ${found(value)}`);
    return { problems, page: EMPTY_PAGE, content: EMPTY_PAGE };
  }
  reader.unknown(value, [], PAGE_KEYS);
  const title = reader.text(value['title'], ['title']) ?? '';
  const description = reader.text(value['description'], ['description']) ?? '';
  const src =
    value['picture'] === undefined
      ? undefined
      : reader.text(value['picture'], ['picture'], 'the path of a picture');
  if (src !== undefined) reader.picture(src, '', ['picture']);
  const list: unknown = value['sections'];
  if (!Array.isArray(list)) reader.refuse(['sections'], `expected a list, found ${found(list)}`);
  if (Array.isArray(list) && list.length === 0) reader.refuse(['sections'], 'expected at least one section');

  const sections: PageSection[] = [];
  const contents: SectionContent[] = [];
  const ids = new Set<string>();
  for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
    const path = ['sections', index];
    if (!isRecord(entry)) {
      reader.refuse(path, `expected a section, found ${found(entry)}`);
      continue;
    }
    const { section: name, ...written } = entry;
    const schema = schemaOf(name);
    if (schema === undefined) {
      reader.refuse(
        'section' in entry ? [...path, 'section'] : path,
        typeof name === 'string' && name !== ''
          ? unknownName(name, Object.keys(SECTIONS))
          : "expected the section's name: section: Hero",
      );
      continue;
    }
    const props = migrated(schema, written);
    // A contact section has its id even when the file gives none.
    const [id] = anchorsOf([{ section: name, ...props }]);
    if (id !== undefined) {
      if (!ANCHOR.test(id))
        reader.refuse([...path, 'id'], 'expected lower-case letters, digits and hyphens, a letter first');
      if (id === MAIN_ID)
        reader.refuse([...path, 'id'], `the id '${id}' is that of the whole page: choose another`);
      if (ids.has(id)) reader.refuse([...path, 'id'], `another section has the id ${found(id)}`);
      ids.add(id);
    }
    sections.push({ section: name as SectionName, ...props });
    contents.push({ section: name as SectionName, props: reader.section(schema.fields, props, path) });
  }
  if (context.targets !== undefined) {
    const place = { ...context, anchors: anchorsOf(sections), targets: context.targets };
    for (const { path, href } of reader.links) {
      const message = deadLink(href, place);
      if (message !== undefined) problems.push({ path, message, about: 'link' });
    }
  }
  // Every page links to the contact section.
  const contact = sections.filter(({ section }) => section === 'ContactSection');
  if (context.isHome === true && !anchorsOf(contact).includes(CONTACT_ID))
    reader.refuse(
      ['sections'],
      `the home page needs the section ContactSection, with the id '${CONTACT_ID}'`,
    );
  return {
    problems,
    page: { title, description, ...(src === undefined ? {} : { picture: src }), sections },
    content: { title, description, sections: contents },
  };
}

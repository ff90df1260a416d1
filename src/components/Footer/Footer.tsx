import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Container } from '../../primitives/Container/Container.tsx';
import { GroundImage } from '../../primitives/Picture/GroundImage.tsx';
import type { Action, BoxElement, Detail, HeadingLevel } from '../../primitives/shared/index.ts';
import { Press } from '../../primitives/shared/Press.tsx';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { EMPTY_LIST } from '../../primitives/shared/emptyList.ts';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import type { LanguageLink } from '../Header/types.ts';
import { ActionButton } from '../shared/index.ts';
import { FooterBox } from './Footer.styles.ts';

/** A link of the footer, or a button where `onClick` takes the place of `href`. */
export type FooterLink = Action;

/** Links that belong together. */
export interface FooterGroup {
  readonly heading: ReactNode;
  readonly items: readonly FooterLink[];
}

/** Props of {@link Footer}. */
export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** The element; a `footer` when missing. */
  readonly as?: BoxElement | undefined;
  /** The company: its mark, shown in the version for dark grounds, and its name. */
  readonly logo?:
    { readonly src: string; readonly darkSrc?: string | undefined; readonly name: ReactNode } | undefined;
  /** The footer's name, said by assistive technology. */
  readonly label: string;
  /** Where the company is and how to reach it. */
  readonly details?: readonly Detail[] | undefined;
  /** Groups of links. */
  readonly groups?: readonly FooterGroup[] | undefined;
  /** The page's languages: one more group, where there are several. */
  readonly languages?: { readonly heading: ReactNode; readonly items: readonly LanguageLink[] } | undefined;
  /** What to do next, under the company's details. */
  readonly actions?: readonly Action[] | undefined;
  /** The rank of the groups' headings in the page's outline; 2 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** The copyright line. */
  readonly copyright?: ReactNode;
  /** Content at the end of the last line. */
  readonly children?: ReactNode;
}

/** The end of every page: who the company is, how to reach it, where else to go. */
export function Footer({
  logo,
  label,
  details = EMPTY_LIST,
  groups = EMPTY_LIST,
  languages,
  actions = EMPTY_LIST,
  headingLevel = 2,
  copyright,
  children,
  ...rest
}: FooterProps) {
  warnWithoutText('Footer', 'label', label);
  const shown = [...groups, ...languageGroup(languages)].filter(({ items }) => items.length > 0);
  return (
    <FooterBox aria-label={label} {...rest}>
      <Container>
        <div data-part="columns">
          <div data-part="company">
            {logo && (
              <p data-part="name">
                <GroundImage
                  src={logo.src}
                  darkSrc={logo.darkSrc}
                  alt=""
                  width="36"
                  height="36"
                  loading="lazy"
                />
                <span>{logo.name}</span>
              </p>
            )}
            {details.length + actions.length > 0 && (
              <address>
                {details.map((detail, index) => (
                  <FooterDetail key={index} {...detail} />
                ))}
                {actions.length > 0 && (
                  <div data-part="actions">
                    {actions.map((action, index) => (
                      <ActionButton key={index} action={action} variant="inverse" />
                    ))}
                  </div>
                )}
              </address>
            )}
          </div>
          {shown.length > 0 && (
            <div data-part="groups">
              {shown.map((group, index) => (
                <Group key={index} {...group} headingLevel={headingLevel} />
              ))}
            </div>
          )}
        </div>
        {(!isBlank(copyright) || !isBlank(children)) && (
          <div data-part="base">
            <span>{copyright}</span>
            {children}
          </div>
        )}
      </Container>
    </FooterBox>
  );
}

function languageGroup(languages: FooterProps['languages']): FooterGroup[] {
  if (languages === undefined || languages.items.length < 2) return [];
  const items = languages.items.map(({ label, href, lang, current = false }) => ({
    label,
    href,
    lang,
    hrefLang: lang,
    'aria-current': current ? ('true' as const) : undefined,
  }));
  return [{ heading: languages.heading, items }];
}

function FooterDetail({ label, text, link }: Detail) {
  return (
    <div data-part="detail">
      <div data-part="caption">{label}</div>
      {link === undefined ? <span>{text}</span> : <Press {...link}>{text}</Press>}
    </div>
  );
}

function Group({ heading, items, headingLevel }: FooterGroup & { readonly headingLevel: HeadingLevel }) {
  const id = useId();
  const GroupHeading = `h${headingLevel}` as const;
  return (
    <nav aria-labelledby={id}>
      <GroupHeading id={id} data-part="caption">
        {heading}
      </GroupHeading>
      <ul role="list">
        {items.map(({ label, icon, ...target }, index) => (
          <li key={index}>
            <Press {...target}>
              {label}
              {/* As far from the words as they are from each other. */}
              {!isBlank(icon) && (
                <span aria-hidden="true">
                  {'\u00a0'}
                  {icon}
                </span>
              )}
            </Press>
          </li>
        ))}
      </ul>
    </nav>
  );
}

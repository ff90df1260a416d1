import {
  Announcement,
  Breadcrumbs,
  type BreadcrumbsProps,
  Container,
  Footer,
  Header,
  type HeaderLink,
  SkipLink,
  ScrollTopCircle,
} from '@plinth/ui';
import type { ReactNode } from 'react';
import type { Look } from '../../.storybook/words.ts';
import { headerProps } from '../support/header.ts';
import type { StoryText } from '../text/index.ts';

/** A made-up company, and what all of its pages show. */
export interface RecipeCompany {
  readonly name: string;
  readonly home: string;
  /** The ways through the page, by the ids of its sections. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** The one thing to do. */
  readonly action: { readonly label: string; readonly href: string };
  readonly address: string;
  readonly email: string;
  readonly copyright: string;
  /** Where the page is in the site; the home page says nothing. */
  readonly trail?: Pick<BreadcrumbsProps, 'items' | 'label'>;
  readonly news?: { readonly text: string; readonly more: string };
}

/** What a recipe's page is made of. */
export interface RecipePageProps {
  readonly company: RecipeCompany;
  readonly text: StoryText;
  readonly look: Look;
  readonly children: ReactNode;
}

/** What every page has around its sections: news, a skip link, a header, breadcrumbs, a footer, a way back up. */
export function RecipePage({ company, text, look, children }: RecipePageProps) {
  const logo = { src: look.picture('logo-mark', '').src, name: company.name };
  const links: HeaderLink[] = [...company.links];
  const { announcement } = text.marketing;
  return (
    <>
      <SkipLink href="#main" label={text.menu.skip} />
      {company.news && (
        <Announcement
          label={announcement.label}
          description={company.news.text}
          action={{ label: company.news.more, href: '#news' }}
          dismiss={{ label: announcement.close, name: 'recipe' }}
        />
      )}
      <Header
        {...headerProps(text, look)}
        logo={logo}
        homeLabel={company.home}
        entries={links}
        actions={[company.action]}
      />
      <main id="main">
        {company.trail && (
          <Container>
            <Breadcrumbs {...company.trail} />
          </Container>
        )}
        {children}
      </main>
      <Footer
        logo={logo}
        label={text.company.footer}
        details={[
          { label: text.company.addressLabel, text: company.address },
          {
            label: text.company.emailLabel,
            text: company.email,
            link: { href: `mailto:${company.email}` },
          },
        ]}
        groups={[{ heading: company.name, items: links }]}
        copyright={company.copyright}
      />
      <ScrollTopCircle label={text.action.backToTop} />
    </>
  );
}

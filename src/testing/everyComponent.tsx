import type { ReactElement } from 'react';
import * as ui from '../index.ts';
import type { HeadingLevel } from '../index.ts';
import { EVERY_CONTENT_PART } from './everyContentPart.tsx';
import { EVERY_FIELD } from './everyField.tsx';
import { type Given, MARK, say } from './given.ts';

const media = { src: '/picture.svg', alt: say('picture'), width: 480, height: 320 };
const action = { label: say('go'), href: '#go' };
const link = { href: '#more' };
const head = { eyebrow: say('eyebrow'), heading: say('heading'), description: say('description') };
const item = { heading: say('item'), description: say('words'), media };
const details = [
  { label: say('address'), text: say('street') },
  { label: say('e-mail'), text: MARK, link: { href: `mailto:hello@${MARK}.example` } },
];
const languages = [
  { label: say('English'), href: '/en', lang: 'en', current: true },
  { label: say('French'), href: '/fr', lang: 'fr' },
];
const Drawing = () => <svg />;

const price = {
  heading: say('package'),
  subheading: say('for whom'),
  price: 12000,
  unit: say('a month'),
  features: [say('feature')],
  action,
  note: say('tax'),
  preferred: { label: say('popular'), badge: say('best') },
};
const step = { number: 1, numberLabel: say('step 1'), ...item };
const fields = { companyName: say('c'), name: say('n'), mobile: say('m'), description: say('d') };

/** Each exported component with all its texts; `level` goes to those that have a heading. */
export const EVERY_COMPONENT: Readonly<Record<string, (given: Given, level: HeadingLevel) => ReactElement>> =
  {
    ...EVERY_FIELD,
    ...EVERY_CONTENT_PART,
    Badge: (given) => <ui.Badge {...given}>{say('badge')}</ui.Badge>,
    Button: (given) => (
      <ui.Button {...given} busy busyLabel={say('busy')}>
        {say('button')}
      </ui.Button>
    ),
    Card: (given) => <ui.Card {...given}>{say('card')}</ui.Card>,
    Container: (given) => <ui.Container {...given} />,
    Entrance: (given) => <ui.Entrance {...given} kind="section" />,
    Eyebrow: (given) => <ui.Eyebrow {...given}>{say('eyebrow')}</ui.Eyebrow>,
    Grid: (given) => <ui.Grid {...given} />,
    Heading: (given, level) => (
      <ui.Heading {...given} level={level}>
        {say('heading')}
      </ui.Heading>
    ),
    Icon: (given) => <ui.Icon {...given} icon={Drawing} label={say('icon')} />,
    Link: (given) => (
      <ui.Link {...given} href="#there">
        {say('link')}
      </ui.Link>
    ),
    Pattern: (given) => <ui.Pattern {...given} />,
    Picture: (given) => <ui.Picture {...given} media={media} />,
    Section: (given) => <ui.Section {...given} />,
    SectionHeader: (given, level) => <ui.SectionHeader {...given} {...head} headingLevel={level} />,
    Skeleton: (given) => <ui.Skeleton {...given} />,
    Spinner: (given) => <ui.Spinner {...given} label={say('loading')} />,
    Stack: (given) => <ui.Stack {...given} />,
    Text: (given) => <ui.Text {...given}>{say('text')}</ui.Text>,
    VisuallyHidden: (given) => <ui.VisuallyHidden {...given}>{say('hidden')}</ui.VisuallyHidden>,

    Banner: (given, level) => <ui.Banner {...given} {...head} media={media} headingLevel={level} />,
    ContactForm: (given) => (
      <ui.ContactForm
        {...given}
        text={{
          labels: { ...fields, lineId: say('line') },
          hints: { mobile: say('hint') },
          requiredNote: say('note'),
          submit: say('send'),
          submitting: say('sending'),
        }}
        requiredMessages={fields}
        tooLongMessage={say('too long')}
        honeypotName="website"
        onSubmit={() => undefined}
      />
    ),
    Footer: (given, level) => (
      <ui.Footer
        {...given}
        headingLevel={level}
        logo={{ src: '/logo.svg', name: say('company') }}
        label={say('footer')}
        details={details}
        actions={[action]}
        languages={{ heading: say('language'), items: languages }}
        groups={[{ heading: say('group'), items: [action] }]}
        copyright={say('2022')}
      />
    ),
    Header: (given) => (
      <ui.Header
        {...given}
        logo={{ src: '/logo.svg', name: say('company') }}
        homeHref="/"
        homeLabel={say('home')}
        label={say('menu')}
        entries={[
          { label: say('services'), groups: [], emptyLabel: say('none') },
          {
            label: say('more'),
            groups: [{ heading: say('group'), items: [{ ...action, description: say('words') }] }],
          },
          { label: say('plans'), unavailableLabel: say('unavailable') },
          { label: say('about'), href: '/about', current: true },
        ]}
        actions={[
          { ...action, icon: <svg /> },
          { label: say('call'), onClick: () => undefined },
        ]}
        languages={{ label: say('language'), shortLabel: say('EN'), items: languages }}
        phoneMenu={{ openLabel: say('open'), closeLabel: say('close') }}
      />
    ),
    LoadingOverlay: (given) => <ui.LoadingOverlay {...given} isLoading label={say('loading')} />,
    LogoWall: (given) => <ui.LogoWall {...given} items={[{ ...media, link }]} label={say('logos')} />,
    MediaItem: (given, level) => <ui.MediaItem {...given} {...item} link={link} headingLevel={level} />,
    MessageDialog: (given, level) => (
      <ui.MessageDialog
        {...given}
        headingLevel={level}
        open
        tone="error"
        heading={say('heading')}
        message={say('message')}
        detail={say('detail')}
        confirmLabel={say('ok')}
        onClose={() => undefined}
      />
    ),
    PriceCard: (given, level) => <ui.PriceCard {...given} {...price} headingLevel={level} />,
    ProcessStep: (given, level) => <ui.ProcessStep {...given} {...step} headingLevel={level} />,
    ProductCard: (given, level) => (
      <ui.ProductCard {...given} {...item} action={action} headingLevel={level} />
    ),
    ScrollTopCircle: (given) => <ui.ScrollTopCircle {...given} label={say('up')} />,
    SkipLink: (given) => <ui.SkipLink {...given} href="#main" label={say('skip')} />,
    TeamMemberCard: (given, level) => (
      <ui.TeamMemberCard
        {...given}
        heading={say('name')}
        subheading={say('role')}
        paragraphs={[say('bio')]}
        media={media}
        link={link}
        headingLevel={level}
      />
    ),

    Advantages: (given, level) => (
      <ui.Advantages {...given} {...head} items={[{ ...item, link }]} headingLevel={level} />
    ),
    BrandSection: (given, level) => (
      <ui.BrandSection {...given} {...head} items={[media]} headingLevel={level} />
    ),
    CallToAction: (given, level) => (
      <ui.CallToAction {...given} {...head} action={action} secondaryAction={action} headingLevel={level} />
    ),
    ContactSection: (given, level) => (
      <ui.ContactSection {...given} {...head} points={[say('point')]} details={details} headingLevel={level}>
        {say('form')}
      </ui.ContactSection>
    ),
    ErrorSection: (given, level) => (
      <ui.ErrorSection
        {...given}
        {...head}
        action={action}
        secondaryAction={action}
        details={details}
        media={media}
        headingLevel={level}
      />
    ),
    FaqSection: (given, level) => (
      <ui.FaqSection
        {...given}
        {...head}
        items={[{ question: say('why?'), answer: say('so') }]}
        headingLevel={level}
      />
    ),
    HelpSection: (given, level) => (
      <ui.HelpSection
        {...given}
        {...head}
        items={[{ situation: say('help') }, { situation: say('then'), advice: say('that') }]}
        headingLevel={level}
      />
    ),
    Hero: (given, level) => (
      <ui.Hero
        {...given}
        {...head}
        action={action}
        secondaryAction={action}
        media={media}
        facts={[{ value: say('9'), label: say('people') }]}
        headingLevel={level}
      />
    ),
    MediaSection: (given, level) => (
      <ui.MediaSection {...given} {...head} items={[item]} headingLevel={level} />
    ),
    PartnerSection: (given, level) => (
      <ui.PartnerSection
        {...given}
        {...head}
        items={[{ media, label: say('partner'), link }]}
        headingLevel={level}
      />
    ),
    PriceSection: (given, level) => (
      <ui.PriceSection {...given} {...head} items={[price]} headingLevel={level} />
    ),
    ProcessSection: (given, level) => (
      <ui.ProcessSection {...given} {...head} items={[step]} action={action} headingLevel={level} />
    ),
    ProductSection: (given, level) => (
      <ui.ProductSection {...given} {...head} items={[{ ...item, action }]} headingLevel={level} />
    ),
    SectionFrame: (given, level) => (
      <ui.SectionFrame {...given} {...head} aside={say('aside')} headingLevel={level}>
        {say('content')}
      </ui.SectionFrame>
    ),
  };

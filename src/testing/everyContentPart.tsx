import type { ReactElement } from 'react';
import * as ui from '../index.ts';
import type { HeadingLevel } from '../index.ts';
import { type Given, say } from './given.ts';

const head = { eyebrow: say('eyebrow'), heading: say('heading'), description: say('description') };
const quote = {
  quote: say('quote'),
  name: say('name'),
  subheading: say('role'),
  media: { src: '/portrait.svg', alt: say('portrait') },
};
const byline = {
  authors: [{ name: say('author'), media: { src: '/portrait.svg', alt: '' }, link: { href: '#author' } }],
  date: say('day'),
  note: say('minutes'),
};

const periods = {
  label: say('period'),
  items: [{ label: say('monthly') }, { label: say('yearly'), note: say('cheaper') }],
};

/** Each exported part for text, figures, voices and comparisons, with all its texts. */
export const EVERY_CONTENT_PART: Readonly<
  Record<string, (given: Given, level: HeadingLevel) => ReactElement>
> = {
  Accordion: (given, level) => (
    <ui.Accordion
      {...given}
      items={[{ heading: say('why?'), content: say('so') }]}
      exclusive
      headingLevel={level}
    />
  ),
  Announcement: (given) => (
    <ui.Announcement
      {...given}
      label={say('news')}
      description={say('words')}
      action={{ label: say('more'), href: '#more' }}
      dismiss={{ label: say('close'), name: 'news' }}
    />
  ),
  ArticleCard: (given, level) => (
    <ui.ArticleCard
      {...given}
      eyebrow={say('kind')}
      heading={say('title')}
      description={say('words')}
      media={{ src: '/picture.svg', alt: say('picture') }}
      link={{ href: '#article' }}
      byline={byline}
      headingLevel={level}
    />
  ),
  AuthorLine: (given) => <ui.AuthorLine {...given} {...byline} />,
  Breadcrumbs: (given) => (
    <ui.Breadcrumbs
      {...given}
      label={say('way')}
      items={[{ label: say('home'), href: '/' }, { label: say('here') }]}
    />
  ),
  ComparisonTable: (given) => (
    <ui.ComparisonTable
      {...given}
      label={say('plans')}
      columns={[{ heading: say('small'), subheading: say('price') }]}
      groups={[
        {
          heading: say('group'),
          rows: [{ heading: say('row'), description: say('words'), cells: [true] }],
        },
      ]}
      answers={{ yes: say('yes'), no: say('no') }}
    />
  ),
  ConsentBanner: (given, level) => (
    <ui.ConsentBanner
      {...given}
      heading={say('cookies')}
      description={say('words')}
      items={[{ name: 'analytics', label: say('figures'), description: say('what for') }]}
      text={{ accept: say('yes'), refuse: say('no'), choose: say('choose'), save: say('save') }}
      headingLevel={level}
    />
  ),
  Newsletter: (given) => (
    <ui.Newsletter
      {...given}
      text={{
        label: say('e-mail'),
        hint: say('hint'),
        submit: say('subscribe'),
        submitting: say('sending'),
        required: say('missing'),
        invalid: say('invalid'),
        success: say('thanks'),
        failure: say('failed'),
      }}
      consent={{ label: say('consent'), name: say('consent'), required: say('please') }}
      onSubmit={() => Promise.resolve()}
    />
  ),
  MovingLogoWall: (given) => (
    <ui.MovingLogoWall
      {...given}
      items={Array.from({ length: 5 }, () => ({
        src: '/logo.svg',
        alt: say('logo'),
        link: { href: '#logo' },
      }))}
      label={say('logos')}
      stopLabel={say('stop')}
      moveLabel={say('move')}
    />
  ),
  Pagination: (given) => (
    <ui.Pagination
      {...given}
      label={say('pages')}
      page={2}
      count={9}
      href="/{page}"
      text={{
        previous: say('previous'),
        next: say('next'),
        page: say('page {page}'),
        position: say('{page} of {count}'),
      }}
    />
  ),
  PeriodSwitch: (given) => <ui.PeriodSwitch {...given} {...periods} />,
  PlanSection: (given, level) => (
    <ui.PlanSection
      {...given}
      {...head}
      headingLevel={level}
      periods={periods}
      items={[
        {
          heading: say('plan'),
          prices: [
            { price: 9, unit: say('a month') },
            { price: 90, unit: say('a year'), former: { label: say('was'), price: 108 } },
          ],
          features: [{ heading: say('group'), items: [say('feature')] }],
        },
      ]}
    />
  ),
  Prose: (given) => <ui.Prose {...given}>{say('text')}</ui.Prose>,
  River: (given, level) => (
    <ui.River
      {...given}
      {...head}
      items={[
        { heading: say('first'), paragraphs: [say('words')], action: { label: say('go'), href: '#go' } },
        { heading: say('second'), media: { src: '/picture.svg', alt: say('picture') } },
      ]}
      headingLevel={level}
    />
  ),
  ScrollArea: (given) => (
    <ui.ScrollArea {...given} label={say('table')}>
      {say('cells')}
    </ui.ScrollArea>
  ),
  Stats: (given, level) => (
    <ui.Stats
      {...given}
      {...head}
      items={[{ value: say('9'), label: say('people'), description: say('since then') }]}
      headingLevel={level}
    />
  ),
  Tabs: (given, level) => (
    <ui.Tabs
      {...given}
      label={say('choice')}
      items={[
        { label: say('one'), content: say('first') },
        { label: say('two'), content: say('second') },
      ]}
      headingLevel={level}
    />
  ),
  Testimonial: (given) => <ui.Testimonial {...given} {...quote} link={{ href: '#story' }} />,
  TestimonialSection: (given, level) => (
    <ui.TestimonialSection {...given} {...head} items={[quote, quote]} headingLevel={level} />
  ),
  Timeline: (given, level) => (
    <ui.Timeline
      {...given}
      items={[{ time: say('9:30'), heading: say('what'), description: say('words'), current: true }]}
      headingLevel={level}
    />
  ),
  Video: (given) => (
    <ui.Video
      {...given}
      label={say('play')}
      media={{ src: '/poster.svg', alt: '' }}
      duration={125}
      description={say('words')}
      sources={[{ src: '/video.webm', type: 'video/webm' }]}
      captions={[{ src: '/video.vtt', srcLang: 'en', label: say('English') }]}
      failure={say('failed')}
    />
  ),
};

import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { TeamMemberCard } from '../components/index.ts';
import { hydrate, render } from '../testing/render.tsx';
import * as sections from './index.ts';

const media = { src: '/a.svg', alt: '', width: 480, height: 320 };
const action = { label: 'Go', href: '#go' };
const head = { eyebrow: 'Eyebrow', heading: 'Heading', description: 'Description' };
const items = [1, 2, 3].map((number) => ({ heading: `Item ${number}`, description: 'Words', media }));

const member = { name: 'Somebody', role: 'Engineer', bio: ['One', 'Two', 'Three'] };

const S = sections;
const SECTIONS: Readonly<Record<string, ReactElement>> = {
  Hero: (
    <S.Hero
      {...head}
      action={action}
      secondaryAction={action}
      media={media}
      facts={[{ value: '9', label: 'people' }]}
    />
  ),
  ProductSection: <S.ProductSection {...head} items={items.map((item) => ({ ...item, action }))} />,
  MediaSection: <S.MediaSection {...head} items={items} />,
  BrandSection: <S.BrandSection {...head} items={[media, media]} />,
  Advantages: <S.Advantages {...head} items={items} />,
  PartnerSection: (
    <S.PartnerSection {...head} items={[{ media, label: 'Partner' }, { label: 'Without a logo' }]} />
  ),
  CallToAction: <S.CallToAction {...head} action={action} secondaryAction={action} />,
  PriceSection: (
    <S.PriceSection
      {...head}
      items={[{ heading: 'Item', price: 1, features: ['One'], action, preferred: { label: 'Yes' } }]}
    />
  ),
  ProcessSection: (
    <S.ProcessSection
      {...head}
      action={action}
      items={items.map((item, index) => ({ ...item, number: index + 1, numberLabel: 'Step' }))}
    />
  ),
  ContactSection: (
    <S.ContactSection {...head} points={['One']} email={{ label: 'E-mail', address: 'a@b.example' }}>
      <form />
    </S.ContactSection>
  ),
  AboutSection: <S.AboutSection {...head} paragraphs={['One', 'Two']} media={media} />,
  ValueSection: <S.ValueSection {...head} items={items} />,
  TeamSection: (
    <S.TeamSection {...head}>
      <TeamMemberCard {...member} media={media} />
    </S.TeamSection>
  ),
  HelpSection: <S.HelpSection {...head} items={['One', { situation: 'Two', advice: 'Three' }]} />,
  FaqSection: <S.FaqSection {...head} items={[{ question: 'Why?', answer: 'So.' }]} />,
  ErrorSection: <S.ErrorSection {...head} action={action} media={media} />,
};
const SKELETONS: Readonly<Record<string, ReactElement>> = {
  BannerSkeleton: <S.BannerSkeleton label="Loading" withMedia />,
  ProductSectionSkeleton: <S.ProductSectionSkeleton label="Loading" />,
  PriceSectionSkeleton: <S.PriceSectionSkeleton label="Loading" />,
  ProcessSectionSkeleton: <S.ProcessSectionSkeleton label="Loading" />,
};

it('knows every section and skeleton that the library exports', () => {
  expect(Object.keys(sections).toSorted()).toEqual(Object.keys({ ...SECTIONS, ...SKELETONS }).toSorted());
});

describe.each(Object.entries({ ...SECTIONS, ...SKELETONS }))('%s', (_, section) => {
  it('comes to life from the server’s html without a mismatch', async () => {
    const errors = vi.spyOn(console, 'error');
    const { get } = await hydrate(renderToString(section), section);
    expect(get('section')).not.toBeNull();
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('has no inline style, which a strict Content-Security-Policy refuses', () => {
    expect(renderToString(section)).not.toMatch(/\sstyle=/);
  });
});

describe.each(Object.entries(SECTIONS))('%s', (_, section) => {
  it('is named by its heading, and its items’ headings stand one level lower', async () => {
    const { get, container } = await render(section);
    const labelledBy = get('section').getAttribute('aria-labelledby');
    const heading = [...container.querySelectorAll('h1, h2')].find(({ id }) => id === labelledBy);
    expect(heading?.textContent).toBe('Heading');
    const level = Number(heading?.tagName.slice(1));
    const below = [...container.querySelectorAll('h1, h2, h3, h4')].filter((other) => other !== heading);
    expect(below.every((other) => Number(other.tagName.slice(1)) > level)).toBe(true);
  });
});

describe.each(Object.entries(SKELETONS))('%s', (_, skeleton) => {
  it('says that something is on its way, and nothing else', async () => {
    const { container, get } = await render(skeleton);
    expect(container.textContent).toBe('Loading');
    expect(get('section').getAttribute('aria-busy')).toBe('true');
  });
});

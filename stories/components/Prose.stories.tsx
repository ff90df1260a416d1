import { Prose, type ProseProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { many } from '../support/items.ts';
import { article, proseTable } from '../support/prose.tsx';
import { ON_A_PHONE } from '../support/section.ts';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: { as: 'article' },
  parameters: {
    layout: 'padded',
    ...words<ProseProps>((t, look) => ({ children: article(t, look) })),
    guide: {
      use: [
        'For text that an editor writes: an article, a privacy notice, terms. Html made from Markdown goes in as it is.',
      ],
      avoid: [
        'For text that comes as props: `Text` and `Heading` know the band around them.',
        'For html that a visitor wrote: sanitise it first.',
      ],
      accessibility: [
        'Begin with `<h2>`, or what follows in the outline, and skip no level.',
        'A table or code that may be wider than the text goes into a `ScrollArea`, which the keyboard reaches; outside one, lines break.',
        'In Chinese `<em>` is a dot under each character, because there are no slanted letters.',
      ],
      content: [{ text: '`children`: a paragraph', chinese: '40 to 120', english: '120 to 400' }],
      example: '<Prose as="article">{children}</Prose>',
    },
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof Prose>;

/** An article with headings, lists, a picture, a table, a quotation, code and a footnote. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};

/** On a phone: the table and the code scroll in their own boxes, never the page. */
export const Phone: Story = ON_A_PHONE;

/** A table outside a box that scrolls breaks its lines, and a word without spaces too. */
export const LongWords: Story = {
  name: 'Long words',
  parameters: words<ProseProps>((t) => ({
    children: (
      <>
        <h2>{'https://status.strata.example/incidents/2025-11-09-taichung-failover-drill'}</h2>
        <p>{t.long.description}</p>
        {proseTable(t)}
        <pre>
          <code>{t.parts.prose.code}</code>
        </pre>
      </>
    ),
  })),
};

/** One paragraph. */
export const One: Story = {
  parameters: words<ProseProps>((t) => ({ children: <p>{t.paragraph}</p> })),
};

/** Headings directly below each other, lists in lists, terms, a rule, keys and marks. */
export const Many: Story = {
  parameters: words<ProseProps>((t) => ({
    children: (
      <>
        <h2>{t.parts.prose.heading}</h2>
        <h3>{t.parts.prose.listHeading}</h3>
        <h4>{t.card.heading}</h4>
        <p>
          <kbd>Ctrl</kbd> + <kbd>K</kbd>: <mark>{t.parts.prose.stress}</mark>
          {t.parts.prose.afterStress} <strong>{t.parts.prose.quote}</strong> <code>x-site</code>{' '}
          <a href="#terms">{t.action.more}</a>
        </p>
        <ol>
          {many(t.parts.prose.steps, 6).map((step, index) => (
            <li key={index}>
              {step}
              {index === 1 && (
                <ul>
                  <li>{t.parts.prose.note}</li>
                </ul>
              )}
            </li>
          ))}
        </ol>
        <hr />
        <dl>
          {t.parts.stats.map(({ label, value, description }) => (
            <div key={label}>
              <dt>{t.action.of(label, value)}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  })),
};

/** What else Markdown and editors produce: tasks, a picture among words, a player from elsewhere. */
export const Brought: Story = {
  parameters: words<ProseProps>((t, { picture }) => ({
    children: (
      <>
        <ul className="contains-task-list">
          {t.parts.prose.steps.map((step, index) => (
            <li key={step} className="task-list-item">
              <input type="checkbox" checked={index === 0} disabled readOnly aria-label={step} /> {step}
            </li>
          ))}
        </ul>
        <p>
          {t.parts.prose.stress} <img src={picture('about', '').src} alt="" width={32} height={24} />{' '}
          {t.parts.prose.quote}
        </p>
        <iframe
          title={t.parts.prose.heading}
          sandbox=""
          // What is in a frame comes when it likes, and a picture would not wait for it.
          srcDoc=""
          style={{ background: '#1b2338' }}
          width={1600}
          height={240}
        />
      </>
    ),
  })),
  play: async ({ canvas, canvasElement }) => {
    const [task] = canvas.getAllByRole('checkbox');
    await expect(getComputedStyle(task?.closest('li') ?? canvasElement).listStyleType).toBe('none');
    const paragraph = canvasElement.querySelector('p');
    const picture = paragraph?.querySelector('img');
    await expect(picture?.offsetTop).toBeLessThan((paragraph?.offsetTop ?? 0) + 12);
    await expect(picture?.offsetLeft).toBeGreaterThan((paragraph?.offsetLeft ?? 0) + 12);
    await expect(canvasElement.querySelector('iframe')?.offsetWidth).toBeLessThan(1000);
  },
};

import {
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { LANG_TAGS } from '@plinth/ui/contract';
import { token } from '@plinth/ui/tokens';
import { type ComponentType, createElement, use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type KeyRule, keyRulesOf } from '../stories/support/keyboard.ts';
import { lifeOf } from '../stories/workshop/releases.ts';
import { ToolbarContext } from './WorkshopDocs.tsx';
import { docgenOf } from './docgen.ts';
import { INITIAL_GLOBALS } from './globals.ts';
import type { ContentRule, Guide, Looks as GuideLooks } from './guide.ts';
import { type ChooseWords, wordsFor } from './words.ts';

/** The part of a prepared meta that is used here. */
interface PreparedMeta {
  readonly component?: ComponentType<object>;
  readonly parameters: { readonly guide?: Guide; readonly words?: ChooseWords<object> };
  readonly initialArgs: object;
}

const list = (items: readonly string[]): string =>
  items.map((item) => `- ${item.replaceAll(/\n+/g, ' ')}`).join('\n');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A right and a wrong use side by side, shown as pictures: nothing in them is interactive. */
function Looks({ looks }: { readonly looks: GuideLooks }) {
  const { isPage = false } = looks;
  const globals = use(ToolbarContext);
  const chosen = wordsFor(globals);
  return (
    <>
      <Markdown>## How it looks</Markdown>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
        {(['do', 'dont'] as const).map((kind) => (
          <figure
            key={kind}
            style={{ flex: `1 1 ${isPage ? '100%' : '18rem'}`, minInlineSize: 0, margin: 0 }}
          >
            {/* Storybook's docs pages do not restyle what has this class name. */}
            <div
              className="sb-unstyled"
              lang={LANG_TAGS[globals.locale]}
              inert
              style={{
                padding: isPage ? 0 : '1.5rem',
                background: token('color.surface'),
                color: token('color.text'),
                font: `${token('font-weight.body')} ${token('font-size.md')} / ${token('line-height.body')} ${token('font.body')}`,
                border: `1px solid ${token('color.border')}`,
                borderBlockStart: `4px solid ${kind === 'do' ? '#15803d' : '#b91c1c'}`,
              }}
            >
              <div style={{ zoom: isPage ? 0.6 : 1 }}>{looks[kind].draw(...chosen)}</div>
            </div>
            <figcaption>
              <Markdown>{`**${kind === 'do' ? '✓ Do:' : '✗ Don’t:'}** ${looks[kind].words}`}</Markdown>
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

const contentRules = (rules: readonly ContentRule[]): string =>
  rules.length === 0
    ? 'It has no words of its own; what it holds follows its own rules.'
    : `In characters, spaces included. Limits are for good typesetting; longer text wraps and never breaks the layout.

${table(
  ['Text', '<span lang="zh-Hant-TW" style="white-space: nowrap">中文</span>', 'English'],
  // A limit stays on one line, also on a phone.
  rules.map(({ text, chinese, english }) => [
    text,
    ...[chinese, english].map((limit) => limit.replaceAll(' ', '\u00a0')),
  ]),
)}`;

/** The part of the guide before the pictures of a right and a wrong use. */
const purpose = (guide: Guide): string => `## When to use

${list(guide.use)}

## When not

${list(guide.avoid)}`;

/** The part of the guide after them. */
const particulars = ({ accessibility, content, example }: Guide): string => `## Accessibility

${list(accessibility)}

## Content rules

${contentRules(content)}

## Assembling

\`\`\`tsx
${example}
\`\`\``;

function GuideParts({ guide }: { readonly guide: Guide }) {
  return (
    <>
      <Markdown>{purpose(guide)}</Markdown>
      {guide.looks !== undefined && <Looks looks={guide.looks} />}
      <Markdown>{particulars(guide)}</Markdown>
    </>
  );
}

/** Renders the part's first story out of sight, to find the keyboard rules of what it contains. */
function useKeyRules(meta: PreparedMeta): readonly KeyRule[] {
  const [rules, setRules] = useState<readonly KeyRule[]>([]);
  useEffect(() => {
    const { component, parameters, initialArgs } = meta;
    if (component === undefined) return;
    const props = { ...parameters.words?.(...wordsFor(INITIAL_GLOBALS)), ...initialArgs };
    const box = document.createElement('div');
    box.hidden = true;
    const root = createRoot(box);
    // Not during the render of this page.
    queueMicrotask(() => {
      // A dialog can open only in a document.
      document.body.append(box);
      flushSync(() => root.render(createElement(component, props)));
      // Synchronously: the page's table of contents is made a moment after its render.
      flushSync(() => setRules(keyRulesOf(box)));
      root.unmount();
      box.remove();
    });
  }, [meta]);
  return rules;
}

function Keyboard({ rules }: { readonly rules: readonly KeyRule[] }) {
  if (rules.length === 0) return null;
  const rows = rules.map(({ keys, does }) => [keys, does]);
  return <Markdown>{`## Keyboard\n\n${table(['Key', 'What it does'], rows)}`}</Markdown>;
}

/** How stable the part is, and what the next release changes in it. */
function LifeOf({ meta }: { readonly meta: PreparedMeta }) {
  const { displayName = '', description = '' } = docgenOf(meta.component);
  const { words, coming } = lifeOf(displayName, description);
  return (
    <>
      <Markdown>{`**${words}** [Changelog](?path=/docs/workshop-changelog--docs)`}</Markdown>
      {coming.length > 0 && (
        // Storybook gives the font of its pages to a <div>, and none to a <summary>.
        <div>
          <details>
            <summary>What the next release changes</summary>
            <Markdown>{list(coming)}</Markdown>
          </details>
        </div>
      )}
    </>
  );
}

/** The heading of the states, and links to those with a play function: a docs page plays none, except in frames. */
function StatesHead() {
  const [, ...others] = use(DocsContext).componentStories();
  const unplayed = others.filter(
    ({ playFunction, parameters: { docs } }) => playFunction !== undefined && docs?.story?.inline !== false,
  );
  const links = unplayed.map(({ id, name }) => `[${name}](?path=/story/${id})`);
  const note = `Keys and presses are not played here. Open a state to see what they do: ${links.join(', ')}.`;
  return <Markdown>{`## States\n\n${links.length === 0 ? '' : note}`}</Markdown>;
}

/** The docs page of a part: what it is, its props, its guide, and every state as a story. */
export function GuidePage() {
  const resolved = useOf('meta', ['meta']);
  const meta = resolved.preparedMeta;
  const { guide } = meta.parameters;
  const rules = useKeyRules(meta);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {guide !== undefined && <LifeOf meta={meta} />}
      <Primary />
      <Controls sort="requiredFirst" />
      {guide !== undefined && <GuideParts guide={guide} />}
      <Keyboard rules={rules} />
      <Stories title={<StatesHead />} includePrimary={false} />
    </>
  );
}

import {
  AnchorMdx,
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
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

/** As much of a prepared meta as is shown. */
interface PreparedMeta {
  readonly component?: ComponentType<object>;
  readonly parameters: { readonly guide?: Guide; readonly words?: ChooseWords<object> };
  readonly initialArgs: object;
}

/** Words of a guide, in which names of code stand between backticks. */
function Words({ children }: { readonly children: string }) {
  return children.split('`').map((part, index) =>
    // Every second part stood between two backticks.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}

function List({ heading, items }: { readonly heading: string; readonly items: readonly string[] }) {
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Words>{item}</Words>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A right and a wrong use side by side; they are pictures here, and nothing in them can be reached. */
function Looks({ looks }: { readonly looks: GuideLooks }) {
  const { isPage = false } = looks;
  const chosen = wordsFor(use(ToolbarContext));
  return (
    <>
      <h2>How it looks</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
        {(['do', 'dont'] as const).map((kind) => (
          <figure
            key={kind}
            style={{ flex: `1 1 ${isPage ? '100%' : '18rem'}`, minInlineSize: 0, margin: 0 }}
          >
            {/* Storybook's own name for what its docs pages leave as it is. */}
            <div
              className="sb-unstyled"
              inert
              style={{
                padding: isPage ? 0 : '1.5rem',
                border: '1px solid',
                borderBlockStart: `4px solid ${kind === 'do' ? '#15803d' : '#b91c1c'}`,
              }}
            >
              <div style={{ zoom: isPage ? 0.6 : 1 }}>{looks[kind].draw(...chosen)}</div>
            </div>
            <figcaption>
              <strong>{kind === 'do' ? '✓ Do: ' : '✗ Don’t: '}</strong>
              <Words>{looks[kind].words}</Words>
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

function ContentRules({ rules }: { readonly rules: readonly ContentRule[] }) {
  if (rules.length === 0) {
    return (
      <>
        <h2>Content rules</h2>
        <p>It has no words of its own; what it holds follows its own rules.</p>
      </>
    );
  }
  return (
    <>
      <h2>Content rules</h2>
      <p>
        In characters, spaces included. Limits are for good typesetting; longer text wraps and never breaks
        the layout.
      </p>
      <table>
        <thead>
          <tr>
            <th>Text</th>
            <th lang="zh-Hant-TW">中文</th>
            <th>English</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ text, chinese, english }) => (
            <tr key={text}>
              <td>
                <Words>{text}</Words>
              </td>
              <td>{chinese}</td>
              <td>{english}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function GuideParts({ guide }: { readonly guide: Guide }) {
  return (
    <>
      <List heading="When to use" items={guide.use} />
      <List heading="When not" items={guide.avoid} />
      {guide.looks !== undefined && <Looks looks={guide.looks} />}
      <List heading="Accessibility" items={guide.accessibility} />
      <ContentRules rules={guide.content} />
      <h2>Assembling</h2>
      <Source code={guide.example} language="tsx" />
    </>
  );
}

/** The part as its first story shows it, drawn where nobody sees it, to look at what it is made of. */
function useKeyRules(meta: PreparedMeta): readonly KeyRule[] {
  const [rules, setRules] = useState<readonly KeyRule[]>([]);
  useEffect(() => {
    const { component, parameters, initialArgs } = meta;
    if (component === undefined) return;
    const props = { ...parameters.words?.(...wordsFor(INITIAL_GLOBALS)), ...initialArgs };
    const box = document.createElement('div');
    const root = createRoot(box);
    // Not within the drawing of this page.
    queueMicrotask(() => {
      flushSync(() => root.render(createElement(component, props)));
      setRules(keyRulesOf(box));
      root.unmount();
    });
  }, [meta]);
  return rules;
}

function Keyboard({ rules }: { readonly rules: readonly KeyRule[] }) {
  if (rules.length === 0) return null;
  return (
    <>
      <h2>Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th>Key</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ keys, does }) => (
            <tr key={does}>
              <td>{keys}</td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** How far the part can be relied on, and what the next release changes in it. */
function LifeOf({ meta }: { readonly meta: PreparedMeta }) {
  const { displayName = '', description = '' } = docgenOf(meta.component);
  const { words, coming } = lifeOf(displayName, description);
  return (
    <>
      <p>
        <strong>
          <Words>{words}</Words>
        </strong>{' '}
        <AnchorMdx target="_self" href="?path=/docs/workshop-changelog--docs">
          Changelog
        </AnchorMdx>
      </p>
      {coming.length > 0 && (
        <details>
          <summary>What the next release changes</summary>
          <ul>
            {coming.map((note) => (
              <li key={note}>
                <Words>{note}</Words>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
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
      <Controls />
      {guide !== undefined && <GuideParts guide={guide} />}
      <Keyboard rules={rules} />
      <Stories title="States" includePrimary={false} />
    </>
  );
}

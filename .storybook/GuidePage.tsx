import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ContentRule, Guide } from './guide.ts';

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
      <List heading="Accessibility" items={guide.accessibility} />
      <ContentRules rules={guide.content} />
      <h2>Assembling</h2>
      <Source code={guide.example} language="tsx" />
    </>
  );
}

/** The docs page of a part: what it is, its props, its guide, and every state as a story. */
export function GuidePage() {
  const resolved = useOf('meta', ['meta']);
  const guide = resolved.preparedMeta.parameters.guide;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {guide !== undefined && <GuideParts guide={guide} />}
      <Stories title="States" includePrimary={false} />
    </>
  );
}

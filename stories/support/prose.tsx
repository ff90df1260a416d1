import { Picture, ScrollArea } from '@plinth/ui';
import type { ReactNode } from 'react';
import type { Look } from '../../.storybook/words.ts';
import type { StoryText } from '../text/index.ts';

/** A table of the article, as Markdown renders one. */
export const proseTable = ({ parts: { prose } }: StoryText): ReactNode => (
  <table>
    <caption>{prose.table.caption}</caption>
    <thead>
      <tr>
        {prose.table.head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {prose.table.rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={index}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** An article with everything that rich text has. */
export function article(t: StoryText, { picture }: Look): ReactNode {
  const { prose } = t.parts;
  return (
    <>
      <h2>{prose.heading}</h2>
      <p>
        {prose.intro}
        <em>{prose.stress}</em>
        {prose.afterStress}
        <sup>
          <a href="#note-1" id="note-1-mark" aria-label={`${prose.notesHeading} 1`}>
            1
          </a>
        </sup>
      </p>
      <h3>{prose.listHeading}</h3>
      <ul>
        {prose.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ol>
        {prose.steps.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <figure>
        <Picture media={picture('about', t.picture.alt)} />
        <figcaption>{prose.figure}</figcaption>
      </figure>
      <h3>{prose.tableHeading}</h3>
      <ScrollArea label={prose.table.caption}>{proseTable(t)}</ScrollArea>
      <blockquote>
        <p>{prose.quote}</p>
        <footer>{prose.cite}</footer>
      </blockquote>
      <h3>{prose.codeHeading}</h3>
      <p>{prose.codeIntro}</p>
      <ScrollArea label={prose.codeLabel}>
        <pre>
          <code>{prose.code}</code>
        </pre>
      </ScrollArea>
      <section data-footnotes="">
        <h3 className="sr-only">{prose.notesHeading}</h3>
        <ol>
          <li id="note-1">
            {prose.note}{' '}
            <a href="#note-1-mark" aria-label={prose.back}>
              {'↩\uFE0E'}
            </a>
          </li>
        </ol>
      </section>
    </>
  );
}

import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** Leads to a page of the workshop, without leaving Storybook. */
const To = ({ docs, story, children }: { docs?: string; story?: string; children: ReactNode }) => (
  <AnchorMdx
    target="_self"
    href={docs === undefined ? `?path=/story/${story ?? ''}` : `?path=/docs/${docs}--docs`}
  >
    {children}
  </AnchorMdx>
);

interface Way {
  readonly who: string;
  readonly why: string;
  readonly steps: readonly ReactNode[];
}

const WAYS: readonly Way[] = [
  {
    who: 'Designers',
    why: 'look at parts in every brand, language and colour scheme.',
    steps: [
      <>
        Read the roles: <To docs="foundations-colour">colour</To>, <To docs="foundations-type">type</To>,{' '}
        <To docs="foundations-space">space</To>, <To docs="foundations-motion">motion</To>. All values are{' '}
        <To docs="foundations-tokens">files to take along</To>.
      </>,
      <>
        Open a part, such as <To docs="components-pricecard">PriceCard</To>, and change brand and scheme in
        the toolbar.
      </>,
      <>
        In one of its <To story="components-pricecard--default">stories</To>, double the words: nothing may
        break. Then narrow the viewport to <em>phone</em>.
      </>,
      <>
        Design a brand: the <To story="foundations-theme-playground--playground">theme playground</To> shows
        what follows from a colour, and gives you the file.
      </>,
    ],
  },
  {
    who: 'Developers',
    why: 'put pages together, and make parts.',
    steps: [
      <>
        A part’s docs page has its props, when to use it, and code to copy; start at{' '}
        <To docs="sections-hero">Hero</To>, or look for what you know by{' '}
        <To docs="workshop-other-names">another name</To>.
      </>,
      <>
        See whole pages made of them: <To docs="recipes-assembling-a-page">Assembling pages</To>.
      </>,
      <>
        Make a new part with <code>npm run new:component NAME</code>; how to show its states is in{' '}
        <To docs="workshop-stories">Writing stories</To>.
      </>,
    ],
  },
  {
    who: 'Reviewers',
    why: 'judge a change by what it does to the eye.',
    steps: [
      <>
        Run <code>npm run visual</code>: it compares <To docs="workshop-pictures">pictures</To> of the stories
        that a change can reach with those before it, and says where its report lies.
      </>,
      <>Open each changed story here, in the other language and in the dark scheme as well.</>,
      <>
        Walk through the bad days of a page: <To story="pages-home--loading">loading</To>,{' '}
        <To story="pages-favourable-plan--refused">refused</To>,{' '}
        <To story="pages-service-with-prices--time-out">timed out</To>.
      </>,
    ],
  },
  {
    who: 'Editors',
    why: 'write what fits, in Chinese and in English.',
    steps: [
      <>
        Every part that holds words has <em>Content rules</em>: how long each text may be, for example{' '}
        <To docs="components-productcard">a service’s card</To>.
      </>,
      <>
        See your text where it will stand: <To story="pages-home--ready">the home page</To>,{' '}
        <To story="pages-about--ready">about</To>, <To story="pages-favourable-plan--ready">the plan</To>.
      </>,
      <>
        Type into the panel <em>Controls</em> below a <To story="sections-hero--default">story</To> to try
        another wording; the address carries it to others.
      </>,
      <>
        <To story="compose--page">Compose</To> a whole page without code,{' '}
        <To docs="workshop-a-campaign-page-in-ten-minutes">in ten minutes</To>.
      </>,
    ],
  },
];

/** For each kind of user, where to go first. */
export function Ways() {
  return (
    <div className="ways">
      {WAYS.map(({ who, why, steps }) => (
        <section key={who}>
          <Markdown>{`### ${who}`}</Markdown>
          <p>… {why}</p>
          <ol>
            {steps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

import { customProperty, token } from '@plinth/ui/tokens';
import { type ReactNode, useRef, useState } from 'react';
import './foundations.css';

/** A movement of the library, described by its tokens. */
interface Movement {
  readonly name: string;
  readonly what: ReactNode;
  readonly duration: 'base' | 'entrance' | 'hero';
  readonly easing: 'standard' | 'entrance';
  readonly delay?: 'section' | 'hero';
  readonly distance: 'entrance' | 'hover';
  /** What it does with that distance. */
  readonly frames: (distance: string) => Keyframe[];
}

/** The movements, with the values that their parts use. */
export const MOVEMENTS: readonly Movement[] = [
  {
    name: 'Hover',
    what: 'a card under the pointer',
    duration: 'base',
    easing: 'standard',
    distance: 'hover',
    frames: (distance) => [{}, { translate: `0 ${distance}` }],
  },
  {
    name: 'Dialog',
    what: 'a dialog that opens',
    duration: 'base',
    easing: 'entrance',
    distance: 'entrance',
    frames: (distance) => [{ opacity: 0, translate: `0 ${distance}` }, {}],
  },
  {
    name: 'Section',
    what: 'a band that comes into view',
    duration: 'entrance',
    easing: 'entrance',
    delay: 'section',
    distance: 'entrance',
    frames: (distance) => [{ translate: `0 ${distance}` }, {}],
  },
  {
    name: 'Hero',
    what: 'the first screen, two seconds after it came',
    duration: 'hero',
    easing: 'standard',
    delay: 'hero',
    distance: 'entrance',
    frames: (distance) => [{}, { translate: `0 calc(-1 * ${distance})`, offset: 0.35 }, {}],
  },
];

/** The page's value of a brand's token for time. @returns milliseconds */
function milliseconds(name: `duration.${Movement['duration']}` | `delay.${'section' | 'hero'}`): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(customProperty(name));
  return Number.parseFloat(value) * (value.trim().endsWith('ms') ? 1 : 1000);
}

const valueOf = (name: `easing.${Movement['easing']}` | `distance.${Movement['distance']}`): string =>
  getComputedStyle(document.documentElement).getPropertyValue(customProperty(name));

function Sample({ name, what, duration, easing, delay, distance, frames }: Movement) {
  const box = useRef<HTMLSpanElement>(null);
  const [said, say] = useState('');
  const play = async () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      say('Your system asks for little motion.');
      return;
    }
    const waits = delay === undefined ? 0 : milliseconds(`delay.${delay}`);
    say(waits > 1000 ? `Waits ${waits / 1000} s.` : '');
    const movement = box.current?.animate(frames(valueOf(`distance.${distance}`)), {
      duration: milliseconds(`duration.${duration}`),
      delay: waits,
      easing: valueOf(`easing.${easing}`),
    });
    await movement?.finished;
    say('');
  };
  return (
    <li className="movement">
      <button type="button" className="plain-button" onClick={() => void play()}>
        Play {name}
      </button>
      <span
        ref={box}
        style={{
          inlineSize: '4rem',
          blockSize: '3rem',
          background: token('color.accent'),
          borderRadius: token('radius.card'),
        }}
      />
      <span>
        {what}: <code>duration.{duration}</code>, <code>easing.{easing}</code>,{' '}
        <code>distance.{distance}</code>
        {delay !== undefined && (
          <>
            , <code>delay.{delay}</code>
          </>
        )}{' '}
        <span role="status">{said}</span>
      </span>
    </li>
  );
}

/** The movements of the library, to be played. */
export function Movements() {
  return (
    <ul style={{ padding: 0, listStyle: 'none' }}>
      {MOVEMENTS.map((movement) => (
        <Sample key={movement.name} {...movement} />
      ))}
    </ul>
  );
}

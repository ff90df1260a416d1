import { customProperty, token } from '@plinth/ui/tokens';
import { type ReactNode, useRef, useState } from 'react';
import './foundations.css';

/** A movement as the library makes it, by the tokens that it is made of. */
interface Movement {
  readonly name: string;
  readonly what: ReactNode;
  readonly duration: 'fast' | 'base' | 'entrance' | 'hero';
  readonly easing: 'standard' | 'entrance';
  readonly delay?: 'section' | 'hero';
  readonly distance: 'entrance' | 'hover';
}

const MOVEMENTS: readonly Movement[] = [
  {
    name: 'Hover',
    what: 'a card under the pointer',
    duration: 'fast',
    easing: 'standard',
    distance: 'hover',
  },
  { name: 'Opening', what: 'an answer, a menu', duration: 'base', easing: 'standard', distance: 'hover' },
  {
    name: 'Section',
    what: 'a band that comes into view',
    duration: 'entrance',
    easing: 'entrance',
    delay: 'section',
    distance: 'entrance',
  },
  {
    name: 'Hero',
    what: 'the first screen, two seconds after it came',
    duration: 'hero',
    easing: 'entrance',
    delay: 'hero',
    distance: 'entrance',
  },
];

/** A time of the brand on the page. @returns milliseconds */
function milliseconds(name: `duration.${Movement['duration']}` | `delay.${'section' | 'hero'}`): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(customProperty(name));
  return Number.parseFloat(value) * (value.trim().endsWith('ms') ? 1 : 1000);
}

const valueOf = (name: `easing.${Movement['easing']}` | `distance.${Movement['distance']}`): string =>
  getComputedStyle(document.documentElement).getPropertyValue(customProperty(name));

function Sample({ name, what, duration, easing, delay, distance }: Movement) {
  const box = useRef<HTMLSpanElement>(null);
  const [said, say] = useState('');
  const play = async () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      say('Your system asks for little motion.');
      return;
    }
    const waits = delay === undefined ? 0 : milliseconds(`delay.${delay}`);
    say(waits > 1000 ? `Waits ${waits / 1000} s.` : '');
    const movement = box.current?.animate(
      [{ transform: `translateY(${valueOf(`distance.${distance}`)})` }, { transform: 'none' }],
      {
        duration: milliseconds(`duration.${duration}`),
        delay: waits,
        easing: valueOf(`easing.${easing}`),
      },
    );
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

import { afterEach, expect, it, vi } from 'vitest';
import { perform, render } from '../../testing/render.tsx';
import { Video } from './Video.tsx';
import { formatDuration } from './duration.ts';

afterEach(() => vi.restoreAllMocks());

const own = {
  label: 'Play the tour',
  media: { src: '/poster.jpg', alt: '' },
  sources: [
    { src: '/tour.webm', type: 'video/webm' },
    { src: '/tour.mp4', type: 'video/mp4' },
  ],
  captions: [{ src: '/tour.vtt', srcLang: 'en', label: 'English' }],
  failure: 'It cannot be played',
};
const embed = {
  // An address that the test's browser does not fetch.
  src: 'about:blank',
  title: 'The tour',
  href: 'https://player.example/watch/tour',
};

it('fetches nothing before the press, and leads to the video where no script runs', async () => {
  const { container, get } = await render(<Video {...own} duration={125} />);
  expect(container.querySelector('video, source, track, iframe')).toBeNull();
  expect(get('a').getAttribute('href')).toBe('/tour.webm');
  expect(get('a').textContent).toBe('Play the tour2:05');
});

it('plays with captions, and gives the player the focus', async () => {
  const onPlay = vi.fn();
  const { container, get } = await render(<Video {...own} onPlay={onPlay} />);
  await perform(() => get('a').click());
  expect(onPlay).toHaveBeenCalledTimes(1);
  expect(
    [...container.querySelectorAll('video > source')].map((source) => source.getAttribute('src')),
  ).toEqual(['/tour.webm', '/tour.mp4']);
  expect(get('track').getAttribute('kind')).toBe('captions');
  expect(document.activeElement).toBe(get('video'));
});

it('begins by a call, once: `autoplay` is not enough where a video has sound', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { get, rerender } = await render(<Video {...own} />);
  await perform(() => get('a').click());
  await rerender(<Video {...own} duration={1} />);
  expect(play).toHaveBeenCalledTimes(1);
});

it('says that it cannot be played, and lets it be tried again', async () => {
  const { container, get } = await render(<Video {...own} />);
  await perform(() => get('a').click());
  await perform(() => get('source').dispatchEvent(new Event('error')));
  expect(container.querySelector('video')).not.toBeNull();
  await perform(() => get('source:last-of-type').dispatchEvent(new Event('error')));
  expect(get('[role=alert]').textContent).toBe('It cannot be played');
  await perform(() => get('a').click());
  expect(container.querySelector('[role=alert]')).toBeNull();
  expect(container.querySelector('video')).not.toBeNull();
});

it('takes the focus back from a player that goes away, and from nothing else', async () => {
  const { get } = await render(
    <>
      <button type="button">Elsewhere</button>
      <Video {...own} />
    </>,
  );
  const breakDown = () => perform(() => get('source:last-of-type').dispatchEvent(new Event('error')));
  await perform(() => get('a').click());
  await breakDown();
  expect(document.activeElement).toBe(get('a'));
  await perform(() => get('a').click());
  get('button').focus();
  await breakDown();
  expect(document.activeElement).toBe(get('button'));
});

it('asks and waits for a press again when it is told to show another video', async () => {
  const consent = { notice: 'It sets cookies', accept: 'Play it' };
  const { container, get, rerender } = await render(<Video label="Play" embed={{ ...embed, consent }} />);
  await perform(() => get('a').click());
  await perform(() => get('button').click());
  expect(get('iframe').getAttribute('src')).toBe(embed.src);
  await rerender(<Video label="Play" embed={{ ...embed, consent, src: 'about:blank#other' }} />);
  expect(container.querySelector('iframe')).toBeNull();
  await perform(() => get('a').click());
  expect(container.textContent).toContain('It sets cookies');
});

it('leaves a press that opens a tab to the browser', async () => {
  const { container, get } = await render(<Video {...own} />);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  await perform(() => get('a').dispatchEvent(press));
  expect(press.defaultPrevented).toBe(false);
  expect(container.querySelector('video')).toBeNull();
});

it('asks before anything comes from elsewhere', async () => {
  const onAccept = vi.fn();
  const consent = { notice: 'player.example sets cookies', accept: 'Play it', onAccept };
  const { container, get } = await render(<Video label="Play" embed={{ ...embed, consent }} />);
  expect(get('a').getAttribute('href')).toBe(embed.href);
  await perform(() => get('a').click());
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.textContent).toContain('sets cookies');
  expect(document.activeElement).toBe(get('button'));
  await perform(() => get('button').click());
  expect(onAccept).toHaveBeenCalledTimes(1);
  expect(get('iframe').getAttribute('src')).toBe(embed.src);
  expect(get('iframe').getAttribute('title')).toBe('The tour');
});

it('plays what is from elsewhere at once where the visitor has consented', async () => {
  const { get } = await render(<Video label="Play" embed={embed} />);
  await perform(() => get('a').click());
  expect(get('iframe').getAttribute('src')).toBe(embed.src);
});

it.each([
  [125, '2:05'],
  [59.6, '1:00'],
  [3725, '1:02:05'],
  [0, undefined],
  [-3, undefined],
  [Number.NaN, undefined],
  [Infinity, undefined],
])('%d seconds are %s', (seconds, written) => {
  expect(formatDuration(seconds)).toBe(written);
});

it('can be played where the visitor consents elsewhere while it asks', async () => {
  const consent = { notice: 'It sets cookies', accept: 'Play it' };
  const { get, rerender } = await render(<Video label="Play" embed={{ ...embed, consent }} />);
  await perform(() => get('a').click());
  await rerender(<Video label="Play" embed={embed} />);
  await perform(() => get('a').click());
  expect(get('iframe').getAttribute('src')).toBe(embed.src);
});

it('takes the player away from a visitor who takes the consent back', async () => {
  const consent = { notice: 'It sets cookies', accept: 'Play it' };
  const { container, get, rerender } = await render(<Video label="Play" embed={{ ...embed, consent }} />);
  await perform(() => get('a').click());
  await perform(() => get('button').click());
  // The consent is remembered, and not asked for again.
  await rerender(<Video label="Play" embed={embed} />);
  expect(get('iframe').getAttribute('src')).toBe(embed.src);
  await rerender(<Video label="Play" embed={{ ...embed, consent }} />);
  expect(container.querySelector('iframe')).toBeNull();
  await perform(() => get('a').click());
  expect(container.textContent).toContain('It sets cookies');
});

it('plays nothing by itself when its address, or the consent that was taken back, is there again', async () => {
  const consent = { notice: 'It sets cookies', accept: 'Play it' };
  const { container, get, rerender } = await render(<Video label="Play" embed={embed} />);
  for (const other of [
    { ...embed, consent },
    { ...embed, src: 'about:blank#other' },
  ]) {
    await perform(() => get('a').click());
    expect(get('iframe').getAttribute('src')).toBe(embed.src);
    await rerender(<Video label="Play" embed={other} />);
    await rerender(<Video label="Play" embed={embed} />);
    expect(container.querySelector('iframe')).toBeNull();
  }
});

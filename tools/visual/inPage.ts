/* Functions that run inside the page of a story. Each is sent there alone, so it uses nothing outside itself. */

/** The part of Storybook's preview that is used here. */
interface Preview {
  ready(): Promise<unknown>;
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
  readonly channel: {
    emit(event: 'setCurrentStory', selection: object): void;
    /** The payload of an event when it was last emitted. */
    last(event: 'playFunctionThrewException'): readonly { readonly message?: string }[] | undefined;
  };
  extract(): Promise<
    Record<
      string,
      { id: string; title: string; name: string; parameters: { fileName?: string; pictures?: unknown } }
    >
  >;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

/** Why a story has failed. */
export type Failed = { readonly kind: 'failed'; readonly message: string };

/** A story at rest, and how high the page is then. */
export type Still = { readonly kind: 'still'; readonly height: number };

/** The stories of the workshop, or why it does not start. */
export async function extractStories(): Promise<
  { id: string; title: string; name: string; file: string; parameter: unknown }[] | string
> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (window.__STORYBOOK_PREVIEW__ === undefined) {
    if (document.body?.classList.contains('sb-show-errordisplay')) {
      return document.querySelector('#error-message')?.textContent ?? 'unknown error';
    }
    await frame();
  }
  const preview = window.__STORYBOOK_PREVIEW__;
  await preview.ready();
  const stories = await preview.extract();
  return Object.values(stories).map(({ id, title, name, parameters }) => ({
    id,
    title,
    name,
    file: parameters.fileName ?? '',
    parameter: parameters.pictures,
  }));
}

/** Shows another story in the open document, as a click in the workshop's sidebar does. */
export function showStory(storyId: string): void {
  const preview = window.__STORYBOOK_PREVIEW__;
  if (preview === undefined) throw new Error('The document has lost its workshop.');
  window.scrollTo(0, 0);
  preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Waits until the story is rendered and played; says why, if it failed. */
export async function played(storyId: string): Promise<Failed | null> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (window.__STORYBOOK_PREVIEW__ === undefined) await frame();
  const preview = window.__STORYBOOK_PREVIEW__;
  await preview.ready();
  const isOver = () =>
    // The previous story has finished too, and may still be the current one.
    preview.currentRender?.id === storyId &&
    ['finished', 'errored', 'aborted'].includes(preview.currentRender.phase ?? '');
  const isShown = (state: 'errordisplay' | 'nopreview') =>
    document.body.classList.contains(`sb-show-${state}`);
  while (!isOver() && !isShown('errordisplay')) {
    if (isShown('nopreview')) return { kind: 'failed', message: 'There is no such story.' };
    await frame();
  }
  if (isShown('errordisplay')) {
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
    return { kind: 'failed', message: text('#error-message') || text('#error-stack') || 'The story threw.' };
  }
  // Storybook leaves the story on screen and goes on. A document is not reused after a failure, so the error is this story's.
  const thrown = preview.channel.last('playFunctionThrewException');
  // For a promise rejected without a reason Storybook shows nothing.
  if (thrown !== undefined || preview.currentRender?.phase === 'errored')
    return { kind: 'failed', message: thrown?.[0]?.message || 'It failed and gave no reason.' };
  return null;
}

/** Waits until the story in the document is at rest, and everything that it shows has arrived. */
export async function settle(): Promise<Still> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const arrived = (image: HTMLImageElement) => {
    image.loading = 'eager';
    // A picture that cannot be shown is a state like any other; waiting for it ends there.
    return image.decode().catch(() => undefined);
  };
  /** The addresses of pictures that an element has in its styles. */
  const behind = (element: Element): string[] =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      // Most elements have no ::before and ::after, and then nothing to load.
      if (part !== undefined && style.content === 'none') return [];
      const values = [
        style.backgroundImage,
        style.maskImage,
        style.borderImageSource,
        style.listStyleImage,
        style.content,
      ];
      return [...values.join().matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address);
    });
  const known = new Set<string>();
  const load = async (address: string) => {
    if (known.has(address)) return;
    known.add(address);
    const image = new Image();
    image.src = address;
    await arrived(image);
  };
  const everythingArrived = async () => {
    await Promise.all([...document.images].map(arrived));
    await Promise.all([...document.querySelectorAll('*')].flatMap(behind).map(load));
    await document.fonts.ready;
  };

  /**
   * Ends time-based animations: at their last frame, and endless ones as if they had not begun. A paused one would stay on a
   * layer of its own, with other pixels along its curves. Scroll-driven ones stand still when the scroll does.
   *
   * @returns whether anything moved
   */
  const endMotion = (): boolean => {
    const moving = document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState !== 'finished');
    for (const animation of moving) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    return moving.length > 0;
  };

  let mutations = 0;
  const observer = new MutationObserver((records) => (mutations += records.length));
  observer.observe(document.documentElement, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  });
  const look = () => `${mutations} ${document.documentElement.scrollHeight} ${document.fonts.status}`;
  let before = '';
  // At rest means: nothing moved or changed over two frames after everything had loaded.
  do {
    await everythingArrived();
    endMotion();
    before = look();
    await frame();
    await frame();
  } while (endMotion() || before !== look() || document.fonts.status !== 'loaded');
  observer.disconnect();
  // Firefox balances columns starting from their previous height, and stops within a pixel: after a line in a fallback font,
  // everything below would be a fraction off. So columns are laid out afresh.
  const uncolumned = document.createElement('style');
  uncolumned.textContent = '* { columns: auto !important; }';
  document.documentElement.append(uncolumned);
  document.documentElement.getBoundingClientRect();
  uncolumned.remove();
  const { scrollHeight } = document.documentElement;
  return { kind: 'still', height: Math.max(scrollHeight, window.innerHeight) };
}

/** Whether a time-based animation runs: it began after the story had come to rest, and the picture may show it. */
export const isMoving = (): boolean =>
  document
    .getAnimations()
    .some(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running');

import type { ChromaticParameter } from './chromatic.ts';
import type { designsOf } from './designs.ts';
import type { Guide } from './guide.ts';
import type { PicturesParameter } from './modes.ts';
import type { PointerParameter } from './pointer.tsx';
import type { ChooseWords } from './words.ts';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The story's words, see `words()`. */
    words?: ChooseWords<object>;
    /** What the part's docs page says. */
    guide?: Guide;
    /** What Chromatic photographs; the preview derives it from `pictures`. */
    chromatic?: ChromaticParameter;
    /** Design files, see `designs.ts`. */
    design?: ReturnType<typeof designsOf>;
    /** The modes in which pictures are taken, where they are not the usual ones. */
    pictures?: PicturesParameter;
    /** Where the pointer is; what is under it looks hovered, see the page Workshop/Stories. */
    pointer?: PointerParameter;
    /** Console messages that the story is known to cause, such as React's about a caught error. */
    expectedConsole?: readonly RegExp[];
  }
}

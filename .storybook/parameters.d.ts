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
    /** What Chromatic photographs; the preview sets it by `pictures`. */
    chromatic?: ChromaticParameter;
    /** Design files, see `designs.ts`. */
    design?: ReturnType<typeof designsOf>;
    /** In which modes pictures are taken, other than the usual ones. */
    pictures?: PicturesParameter;
    /** Where the pointer is: what is under it looks so, see the page Workshop/Stories. */
    pointer?: PointerParameter;
    /** What the story is known to write on the console, such as React's note about a caught error. */
    expectedConsole?: readonly RegExp[];
  }
}

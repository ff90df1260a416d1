/** Slowness of a busy machine is no finding; this only ends what hangs. In milliseconds. */
export const PATIENCE_MS = 120_000;

/** A key that tests press, by its `KeyboardEvent.code`. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowRight';

/** The visitor's system and settings. */
export interface VisitorOptions {
  /** The system's colour scheme; light when missing. */
  readonly scheme?: 'light' | 'dark';
  /** The preferred language, such as `en-US`; Taiwan's Chinese when missing. */
  readonly language?: string;
  /** Whether the system allows motion; it prefers reduced motion when missing. */
  readonly motion?: boolean;
  /** Whether pictures will be taken of the window; WebKit can give none otherwise. */
  readonly screenshots?: boolean;
  /** A proxy for all requests, such as `http://127.0.0.1:8080`; none when missing. */
  readonly proxy?: string;
  /** Whether JavaScript is on; it is when missing. */
  readonly scripts?: boolean;
}

/** The source of a script that every document runs before its own. */
export type InitScript = string;

/**
 * One window of a browser, with storage and cache of its own: the few functions that every engine supports. Everything that
 * tests do is built on it, in `visitor.ts`, so that each test is written only once.
 */
export interface Driver {
  /** Goes to an address; resolves when the document has loaded. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Sets the inner size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Presses and releases the pointer's button at a point of the window, in CSS pixels. */
  pressPointer(x: number, y: number): Promise<void>;
  pressKey(key: Key): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Runs the source of a function with one argument in the page; argument and result are JSON. */
  evaluate(source: string, argument: unknown): Promise<unknown>;
  /** What the window shows, as a PNG; only for visitors who were opened with `screenshots`. */
  screenshot(): Promise<Uint8Array>;
  /** The page from its top to a height, in CSS pixels, that may be below the window's end; as {@link screenshot} otherwise. */
  photograph(width: number, height: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser that can be driven. */
export interface Engine {
  open(options: VisitorOptions, initScript: InitScript): Promise<Driver>;
  close(): Promise<void>;
}

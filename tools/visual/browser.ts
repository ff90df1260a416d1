/** The browser that takes all pictures of a run. */
export interface PictureBrowser {
  /** Names the browser, its version and its switches: only pictures of the same name may be compared. */
  readonly name: string;
  /** @param proxy answers all requests; nothing else may be reachable */
  openTab(proxy: string): Promise<Tab>;
  close(): Promise<void>;
}

/**
 * One window of it, in which time stands still: the clock at `CLOCK`, in `TIME_ZONE`, with reduced motion, and with
 * `STILL_SCRIPT` of `camera.ts` run in every document before anything else.
 */
export interface Tab {
  /** Gives the window its size, in CSS pixels, and its colour scheme, before a story renders. */
  prepare(window: {
    readonly width: number;
    readonly height: number;
    readonly isDark: boolean;
  }): Promise<void>;
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It uses nothing outside itself; its argument and result are plain data. */
  evaluate<Argument, Answer>(
    run: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ): Promise<Answer>;
  /** A PNG of the page from its top to a height, in CSS pixels, that may be below the window's end. */
  photograph(width: number, height: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** How browsers are started, by the names that `--browser` takes. */
export type Browsers = Readonly<Record<string, () => Promise<PictureBrowser>>>;

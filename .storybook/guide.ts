/** A rule for what an editor writes into a part. */
export interface ContentRule {
  /** The prop, and what it holds. */
  readonly text: string;
  /** The limit in Chinese, in characters. */
  readonly chinese: string;
  /** The limit in English, in characters, spaces included. */
  readonly english: string;
}

/** What a docs page says about a part besides its props and stories; every part has all of it. */
export interface Guide {
  readonly use: readonly string[];
  readonly avoid: readonly string[];
  /** What keyboard and assistive technology find, and what the one who assembles has to give. */
  readonly accessibility: readonly string[];
  /** Empty for parts that hold no words. */
  readonly content: readonly ContentRule[];
  /** How the part is put together in code. */
  readonly example: string;
}

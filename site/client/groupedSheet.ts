/** More groups than a site has styled components. */
const MOST_GROUPS = 4_096;

/**
 * A style sheet into which styled-components puts its rules: those of each component are a group, and groups stand in
 * order. It has the shape that styled-components gives its own (`GroupedTag`), but works on a sheet that exists.
 */
export class GroupedSheet {
  /** How many rules each group has. */
  readonly groupSizes = new Uint32Array(MOST_GROUPS);
  readonly length = MOST_GROUPS;

  /** The sheet rule by rule. */
  readonly tag: {
    readonly length: number;
    insertRule(index: number, rule: string): boolean;
    deleteRule(index: number): void;
    getRule(index: number): string;
  };

  constructor(sheet: CSSStyleSheet) {
    this.tag = {
      get length() {
        return sheet.cssRules.length;
      },
      insertRule(index, rule) {
        try {
          sheet.insertRule(rule, index);
          return true;
        } catch {
          // A rule that this browser does not know, as in any style sheet.
          return false;
        }
      },
      deleteRule: (index) => sheet.deleteRule(index),
      getRule: (index) => sheet.cssRules[index]?.cssText ?? '',
    };
  }

  /** Where the rules of a group begin. */
  #start(group: number): number {
    return this.groupSizes.subarray(0, group).reduce((sum, size) => sum + size, 0);
  }

  #sizeOf(group: number): number {
    return this.groupSizes[group] ?? 0;
  }

  /** Puts rules behind those that the group has. */
  insertRules(group: number, rules: readonly string[]): void {
    if (group >= MOST_GROUPS) throw new RangeError(`More than ${MOST_GROUPS} styled components.`);
    for (const rule of rules) {
      const end = this.#start(group) + this.#sizeOf(group);
      if (this.tag.insertRule(end, rule)) this.groupSizes[group] = this.#sizeOf(group) + 1;
    }
  }

  /** Takes the rules of a group away. */
  clearGroup(group: number): void {
    const start = this.#start(group);
    for (let size = this.#sizeOf(group); size > 0; size -= 1) this.tag.deleteRule(start);
    this.groupSizes[group] = 0;
  }

  /** The rules of a group as text. */
  getGroup(group: number): string {
    const start = this.#start(group);
    return Array.from(
      { length: this.#sizeOf(group) },
      (_, index) => `${this.tag.getRule(start + index)}\n`,
    ).join('');
  }
}

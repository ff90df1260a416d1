interface Documented {
  readonly __docgenInfo?: { readonly displayName?: string; readonly description?: string };
}

/** What the bundler's docgen knows of a component; nothing where it has not seen it. */
export const docgenOf = (component: unknown) =>
  (component as Documented | null | undefined)?.__docgenInfo ?? {};

interface Documented {
  readonly __docgenInfo?: { readonly displayName?: string; readonly description?: string };
}

/** What the docgen plugin found out about a component; nothing where it has not read it. */
export const docgenOf = (component: unknown) =>
  (component as Documented | null | undefined)?.__docgenInfo ?? {};

/** What docs/architecture.md says about the folders. */
export interface FolderRules {
  /** Folders at the root, without a slash. */
  readonly folders: ReadonlySet<string>;
  /** For a folder whose row names its parts: those parts. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Folders and files at the root that are no part of the product: settings of tools, where those tools look for them. */
const ROOT_FILES: readonly RegExp[] = [
  /^(?:README|CHANGELOG|CONTRIBUTING|LICENSE)(?:\.md)?$/,
  /^package(?:-lock)?\.json$/,
  /^tsconfig\.json$/,
  /^[a-z]+\.config\.(?:ts|json)$/,
  /^Dockerfile$/,
  /^\.(?:gitignore|gitattributes|dockerignore|npmrc|nvmrc|node-version|editorconfig)$/,
  /^\.(?:prettierignore|prettierrc\.json|oxlintrc\.json)$/,
];
const ROOT_FOLDERS: readonly string[] = ['.storybook', '.ci', '.github', '.changeset'];

/** Which runner looks where; a test elsewhere would never run. */
const RUNNERS: readonly { readonly name: RegExp; readonly place: RegExp }[] = [
  { name: /\.test\.tsx?$/, place: /^(?:src|site|server|stories|tools)\// },
  { name: /\.spec\.ts$/, place: /^e2e\// },
  { name: /\.stories\.tsx$/, place: /^(?:stories|tools)\// },
  { name: /\.(?:test|spec|stories)\.[a-z]+$/, place: /\.(?:test\.tsx?|spec\.ts|stories\.tsx)$/ },
];

/** Node runs these folders as they are, and Node knows no JSX. */
const PLAIN_TYPESCRIPT = /^(?:server|src\/contract|src\/tokens|site\/routes)\/.*\.tsx$/;

/** Reads the table of docs/architecture.md. */
export function readFolderRules(architecture: string): FolderRules {
  const rows = Array.from(architecture.matchAll(/^\|\s*`([\w.]+)\/`\s*\|[^|]*\|([^|]*)\|/gm), (match) => ({
    folder: match[1] ?? '',
    parts: Array.from((match[2] ?? '').matchAll(/`(\w+)\/(?:<\w+>\/)?`/g), (part) => part[1] ?? ''),
  }));
  return {
    folders: new Set(rows.map(({ folder }) => folder)),
    parts: new Map(
      rows.filter(({ parts }) => parts.length > 1).map(({ folder, parts }) => [folder, new Set(parts)]),
    ),
  };
}

/**
 * Says what is wrong with the place of a file.
 *
 * @param file the path from the root, with `/`
 * @returns undefined when the file is where it belongs
 */
export function misplacement(file: string, { folders, parts }: FolderRules): string | undefined {
  const [first = '', second = '', third] = file.split('/');
  if (second === '') {
    return ROOT_FILES.some((name) => name.test(file)) ? undefined : `${file}: no file of the root`;
  }
  if (ROOT_FOLDERS.includes(first)) return undefined;
  if (!folders.has(first)) return `${file}: docs/architecture.md knows no folder ${first}/`;
  const known = parts.get(first);
  if (known !== undefined && third !== undefined && !known.has(second)) {
    return `${file}: docs/architecture.md knows no ${first}/${second}/`;
  }
  if (PLAIN_TYPESCRIPT.test(file)) return `${file}: Node runs this folder and knows no JSX`;
  const runner = RUNNERS.find(({ name }) => name.test(file));
  return runner === undefined || runner.place.test(file) ? undefined : `${file}: no runner picks this up`;
}

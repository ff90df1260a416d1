/** What is asked of files. */
export interface FileRules {
  /** The types that are taken, as the platform writes them: `image/*,.pdf`; all when missing. */
  readonly accept?: string | undefined;
  /** The largest file, in bytes, and what is said about a larger one; `{name}` stands for its name. */
  readonly maxSize?: { readonly bytes: number; readonly message: string } | undefined;
  /** How many files there may be, and what is said about more. */
  readonly maxFiles?: { readonly count: number; readonly message: string } | undefined;
}

/** Whether a file is of a type that `accept` names. One whose type nobody knows is let through: the server looks again. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const wanted = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const isWanted = (part: string): boolean => {
    // No browser keeps anything back for it.
    if (part === '*/*') return true;
    if (part.startsWith('.')) return name.toLowerCase().endsWith(part);
    if (part.endsWith('/*')) return type.startsWith(part.slice(0, -1));
    return type === part;
  };
  return (
    wanted.length === 0 ||
    wanted.some(isWanted) ||
    (type === '' && wanted.every((part) => part.includes('/')))
  );
}

/** Words with a file's name in the place of `{name}`. Signs such as `$&` in a name mean nothing here. */
export const named = (words: string, { name }: Pick<File, 'name'>): string =>
  words.replace('{name}', () => name);

/** What is wrong with the first file that breaks a rule, or with how many there are. */
export function findProblem(
  files: readonly File[],
  { accept, maxSize, maxFiles, wrongType }: FileRules & { readonly wrongType: string },
): string | undefined {
  const about = (file: File | undefined, message: string) => file && named(message, file);
  if (maxFiles !== undefined && files.length > maxFiles.count) return maxFiles.message;
  return (
    about(
      files.find((file) => !isAccepted(file, accept ?? '')),
      wrongType,
    ) ??
    (maxSize &&
      about(
        files.find(({ size }) => size > maxSize.bytes),
        maxSize.message,
      ))
  );
}

/** The same files, each once: chosen again, a file is no second one. */
export const withoutTwins = (files: readonly File[]): File[] =>
  files.filter(
    (file, index) =>
      files.findIndex(
        ({ name, size, lastModified }) =>
          name === file.name && size === file.size && lastModified === file.lastModified,
      ) === index,
  );

/** A size in the units that every language writes alike: `840 kB`, `1.2 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
